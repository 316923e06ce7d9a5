/** What makes a button send the page's form (add-form.tsx) until the page responds; its click must prevent that. */
export const addFormButton = (productId: number) =>
  ({ type: 'submit', form: 'add', name: 'product_id', value: productId }) as const;
