import type { GraphqlSwitches } from '../graphql/switches';
import type { MediaCache } from '../media/mediaCache';
import type { Previews } from '../previews/previews';
import type { Repository } from '../repository/repository';

/** Everything that the endpoints need to respond. */
export type Service = {
  repository: Repository;
  previews: Previews;
  accessToken: string | undefined;
  graphqlSwitches: GraphqlSwitches;
  mediaCache: MediaCache;
  /** The address of the site that previews open; without it the site that runs on this machine. */
  site: string | undefined;
};
