/** What an enquiry may be about, in the order of the form. */
export const enquirySubjects = ['product', 'order', 'return', 'invoice', 'other'] as const;
export type EnquirySubject = (typeof enquirySubjects)[number];

export const maxMessageLength = 4000;
/** An article with its name, or an order number, or some of them, on one line. */
export const maxReferenceLength = 200;
