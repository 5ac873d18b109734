# syntax=docker/dockerfile:1

# The image of the release before, whose hashed files this one goes on serving for tabs that are still open:
#   docker build --build-arg PREVIOUS_IMAGE=registry.example.com/sward:1.4.0 .
ARG PREVIOUS_IMAGE=no-previous

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN npm run build && rm -rf dist/.vite && chmod -R a+rX dist

FROM debian:bookworm-slim AS no-previous
RUN mkdir -p /srv/sward/assets

FROM ${PREVIOUS_IMAGE} AS previous

# Debian's nginx, the program the tests run.
FROM debian:bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates gettext-base libnginx-mod-http-brotli-static nginx \
 && rm -rf /var/lib/apt/lists/* /var/log/* /var/www/html
COPY --chmod=0644 nginx.conf docker/entrypoint.sh /opt/sward/
COPY --from=previous /srv/sward/assets /srv/previous/assets
COPY --from=build /app/dist /srv/sward

ARG RELEASE=unknown
ENV RELEASE=${RELEASE}
# Everything it writes is below /tmp/sward: run it with a read-only root and a tmpfs at /tmp.
USER 10001:10001
EXPOSE 8080
STOPSIGNAL SIGQUIT
ENTRYPOINT ["/bin/sh", "/opt/sward/entrypoint.sh"]
