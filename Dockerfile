# syntax=docker/dockerfile:1
# docs/deploying.md says how it is built and run.

FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json ./
COPY content-service/package.json content-service/
COPY plugins/gatsby-plugin-offline/package.json plugins/gatsby-plugin-offline/
COPY plugins/gatsby-source-prismic-graphql/package.json plugins/gatsby-source-prismic-graphql/
COPY patches patches
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .

# The content service, for compose.yaml.
FROM packages AS content
USER node
EXPOSE 3100
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:3100/api/v2').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "--import", "tsx", "content-service/src/cli.ts", "--host", "0.0.0.0", "--site", "http://localhost:8080"]

FROM packages AS build
SHELL ["/bin/bash", "-eo", "pipefail", "-c"]
ENV GATSBY_TELEMETRY_DISABLED=1 \
    GATSBY_EXPERIMENTAL_QUERY_CONCURRENCY=100 \
    GATSBY_PARALLEL_QUERY_CHUNK_SIZE=200
ARG SITE_URL
ARG PRISMIC_REPOSITORY
ARG PRISMIC_REF
ARG PRISMIC_ENDPOINT
ARG GTM_CONTAINER_ID
ARG GATSBY_NEWSLETTER_ACTION
ARG GATSBY_NEWSLETTER_FIELD
ARG GATSBY_NEWSLETTER_CORS
ARG GATSBY_NEWSLETTER_SCRIPT
ARG CSP_SOURCES
ARG CSP_REPORT_URL
ARG GATSBY_STRICT_CONTENT
ARG GATSBY_SAMPLE_CONTENT
ARG GATSBY_ALLOW_PAGE_LOSS
ARG GATSBY_SERVICE_WORKER
# Any new value has the site built again: Docker does not see that content has changed.
ARG CONTENT_VERSION
# Compose may make an argument that is not given an empty text, which is not the same for the build.
# The last build is kept in a cache of the builder, because .cache contains the access token: neither may
# become part of a layer.
RUN --mount=type=cache,id=build-$PRISMIC_REPOSITORY,target=/kept,sharing=locked \
    --mount=type=secret,id=PRISMIC_ACCESS_TOKEN,env=PRISMIC_ACCESS_TOKEN \
    for name in $(compgen -e); do [ -n "${!name}" ] || unset "$name"; done \
    && if [ -f /kept/build.tar ]; then tar -xf /kept/build.tar; fi \
    && npx gatsby build \
    && tar -cf /kept/next.tar .cache public .builds \
    && mv /kept/next.tar /kept/build.tar \
    && cp -aL .builds/current /published \
    && rm -rf .cache public .builds

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install --yes --no-install-recommends curl nginx libnginx-mod-http-brotli-static \
    && rm -rf /var/lib/apt/lists/*
COPY container/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /published /srv
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=5s CMD ["curl", "--silent", "--fail", "--output", "/dev/null", "http://127.0.0.1:8080/"]
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
