/** A query with its '?', empty where there is none. `URLSearchParams.size` is newer than some browsers. */
export const formatQuery = (query: URLSearchParams): string => String(query) && `?${query}`;
