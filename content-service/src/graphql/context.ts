import type { Snapshot } from '../repository/snapshot';
import type { GraphqlSwitches } from './switches';

/** The context of every resolver. */
export type GraphqlContext = {
  snapshot: Snapshot;
  switches: GraphqlSwitches;
};
