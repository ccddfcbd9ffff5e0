// Stands where Module Federation's runtime stands: the remotes are part of the bundle.
type Contract = Promise<{ default: unknown }>;

const CONTRACTS: Record<string, () => Contract> = {
  mfe_catalog: () => import('single/mfe-catalog') as Contract,
  mfe_booking: () => import('single/mfe-booking') as Contract,
  mfe_admin: () => import('single/mfe-admin') as Contract,
  mfe_i18n: () => import('single/mfe-i18n') as Contract,
};

export const registerPlugins = (): void => undefined;
export const registerRemotes = (): void => undefined;
export const loadRemote = (id: string): Contract | undefined => CONTRACTS[id.split('/')[0] ?? '']?.();
