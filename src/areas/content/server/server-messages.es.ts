export const es = {
  page_not_found: 'No tenemos esa página.',
};
