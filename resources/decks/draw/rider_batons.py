def draw(sheet): pass
