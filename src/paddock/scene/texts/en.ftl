no-paper = there is no paper '{ $name }'; there are: { $known }
bad-car-length = a car must be { $least } to { $most } millimetres long, not { $given }
bad-picture-width = a picture can be 16 to { $most } pixels wide, not { $given }
no-png = PNG needs one more package: pip install 'paddock[png]', or '.[png]' in a clone; SVG works without
