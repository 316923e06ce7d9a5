/** The most products that a list of favourites takes, on the device and in the account. */
export const mostFavourites = 500;
