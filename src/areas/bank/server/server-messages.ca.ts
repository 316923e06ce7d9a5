export const bankErrorTexts = {
  not_text:
    'Aquest fitxer és d’Excel o PDF, o no és de text. Descarrega els moviments del banc en CSV, en CAMT.053 o en Quadern 43.',
  unknown_layout:
    'No reconeixem aquest fitxer: no és un CAMT.053 ni un Quadern 43, ni hi trobem les columnes de data i d’import.',
  incomplete_file: 'A aquest fitxer li falta el final. Torna’l a descarregar del banc. No s’ha desat res.',
  sums_differ:
    'Els moviments d’aquest fitxer no sumen el que diu al final: en falta algun o s’ha canviat. Torna’l a baixar del banc. No s’ha desat res.',
  no_movements: 'El fitxer no té cap moviment.',
  unreadable_movement:
    'A la línia {line}, la data o l’import falta o es pot llegir de dues maneres. No s’ha desat res.',
  too_many_movements: 'El fitxer té més de {most} moviments. Descarrega’l del banc per parts.',
  bank_file_not_found: 'No trobem aquest fitxer: es desa 30 dies. Torna’l a pujar.',
  unknown_row: 'Algun moviment no és d’aquest fitxer, o no té comanda. No s’ha anotat res.',
};
