import { customersApi } from './endpoints/customers.gen.ts';

/**
 * The calls of a customer's favourites. Whoever changes them writes the list that was read: reading the whole account anew for each
 * would show, between two changes, what holds no more.
 */
export const favouritesApi = customersApi.enhanceEndpoints({
  endpoints: { addFavourite: { invalidatesTags: [] }, deleteFavourite: { invalidatesTags: [] } },
});

/** The one list that is read: nothing of it is shown but which things stand in it, so it is the same in every language. */
export const ONE_LIST = {};

export const { useListFavouritesQuery, useAddFavouriteMutation, useDeleteFavouriteMutation } = favouritesApi;
