declare module '@atoll/tools/site.mjs' {
  export interface Site {
    url: string;
    dir: string;
    /** Place of the releases, as in ATOLL_REMOTES. */
    store: string;
    databaseUrl: string;
    owner: { email: string; password: string };
    stop(): Promise<void>;
  }
  export function startSite(options?: { env?: Record<string, string>; demo?: boolean }): Promise<Site>;
}

declare module '@atoll/tools/remote/cli.mjs' {
  export function main(
    args: string[],
    options: { root: string; print: (text: string) => void; printError: (text: string) => void },
  ): Promise<number>;
}
