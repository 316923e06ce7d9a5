/** The section that /catalog shows (storefront.md section 9). */
export const defaultSectionId = 172;
