// Stands where Module Federation would load what a build names of a remote: the shell names remotes only once it runs.
export function remotes() {}
