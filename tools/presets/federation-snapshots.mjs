// Stands where Module Federation would keep snapshots, which it makes of manifests: remotes are named by their entries here.
import { DisabledSnapshotHandler } from 'federation-snapshots-disabled';

export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
