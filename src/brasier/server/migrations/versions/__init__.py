"""One file a version. A version that has been released is never changed; the next one gets the next number."""
