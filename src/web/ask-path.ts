/** The path, without language, of the contact form with what a question to the people of the counter is about filled in. */
export const askPath = (about: { readonly reference?: string; readonly message?: string }): string =>
  `/contacts?${String(new URLSearchParams(about))}#enquiry`;
