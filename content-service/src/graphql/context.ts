import type { Snapshot } from '../repository/snapshot';
import type { GraphqlSwitches } from './switches';

/** What every resolver is given. */
export type GraphqlContext = {
  snapshot: Snapshot;
  switches: GraphqlSwitches;
};
