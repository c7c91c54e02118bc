import type { GraphqlSwitches } from '../graphql/switches';
import type { MediaCache } from '../media/mediaCache';
import type { Previews } from '../previews/previews';
import type { Repository } from '../repository/repository';
import type { Webhook } from '../webhook/webhook';

/** What the endpoints work with. */
export type Service = {
  repository: Repository;
  previews: Previews;
  accessToken: string | undefined;
  graphqlSwitches: GraphqlSwitches;
  mediaCache: MediaCache;
  /** Where previews lead. */
  site: string;
  webhook?: Webhook | undefined;
};
