no-paper = non c'è una carta '{ $name }'; ci sono: { $known }
bad-car-length = un'auto è lunga da { $least } a { $most } millimetri, non { $given }
bad-picture-width = un'immagine è larga da 16 a { $most } pixel, non { $given }
no-png = per i PNG serve un pacchetto in più: pip install 'paddock[png]', o '.[png]' in un clone; gli SVG funzionano anche senza
