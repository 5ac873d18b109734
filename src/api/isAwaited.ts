type Asked = { data?: unknown; error?: unknown; isUninitialized: boolean }

/**
 * True while a query has come to nothing yet. Its own `isLoading` is true again each time it is asked anew after a failure,
 * which every part does that is drawn with it: what is hidden meanwhile would come and ask, go, and come again without end.
 */
export const isAwaited = ({ data, error, isUninitialized }: Asked): boolean =>
  !isUninitialized && data === undefined && error === undefined
