/** SQL whose column `hash` has all pictures and documents that products, sections and brands name. */
export const namedMediaSql = `
  SELECT jsonb_array_elements(pictures || documents)->>'hash' AS hash FROM catalogue_products
  UNION SELECT picture->>'hash' FROM catalogue_sections WHERE picture IS NOT NULL
  UNION SELECT picture->>'hash' FROM catalogue_brands WHERE picture IS NOT NULL
  UNION SELECT jsonb_array_elements(documents)->>'hash' FROM catalogue_brands`;
