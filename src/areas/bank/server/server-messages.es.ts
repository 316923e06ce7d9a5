export const bankErrorTexts = {
  not_text:
    'Este archivo es de Excel o PDF, o no es de texto. Descarga los movimientos del banco en CSV, en CAMT.053 o en Cuaderno 43.',
  unknown_layout:
    'No reconocemos este archivo: no es un CAMT.053 ni un Cuaderno 43, ni encontramos en él las columnas de fecha y de importe.',
  incomplete_file: 'A este archivo le falta el final. Descárgalo otra vez del banco. No se ha guardado nada.',
  sums_differ:
    'Los movimientos de este archivo no suman lo que dice al final: falta alguno o se ha cambiado. Descárgalo otra vez del banco. No se ha guardado nada.',
  no_movements: 'El archivo no tiene ningún movimiento.',
  unreadable_movement:
    'En la línea {line}, la fecha o el importe falta o puede leerse de dos maneras. No se ha guardado nada.',
  too_many_movements: 'El archivo tiene más de {most} movimientos. Descárgalo del banco en partes.',
  bank_file_not_found: 'No encontramos este archivo: se guarda 30 días. Súbelo otra vez.',
  unknown_row: 'Algún movimiento no es de este archivo, o no tiene pedido. No se ha anotado nada.',
};
