#!/bin/sh
# Checks the settings, writes nginx.conf and config.json below RUN_DIR and runs nginx until it is told to stop.
#   entrypoint.sh      serve
#   entrypoint.sh -t   only check, print the complete nginx configuration's verdict
# Settings: docs/deployment.md. Nothing but RUN_DIR is written.
set -eu

here=$(cd "$(dirname "$0")" && pwd)

fail() {
  echo "sward: $1" >&2
  exit 1
}

# A setting becomes part of nginx.conf, of a header and of JSON: what could end a string in one of them is refused.
check() { # name, value, extended regular expression, what is expected
  [ -z "$2" ] && return
  printf '%s' "$2" | tr '\n' '\001' | grep -Eqx -e "$3" || fail "$1 should be $4"
}

[ "$(id -u)" != 0 ] || fail 'refuses to run as root: choose another user'

: "${PORT:=8080}" "${RUN_DIR:=/tmp/sward}" "${WEB_ROOT:=/srv/sward}" "${PREVIOUS_ROOT:=/srv/previous}"
: "${TEMPLATE:=$here/nginx.conf}" "${ACCESS_LOG:=/dev/stdout}" "${WORKER_PROCESSES:=auto}"
: "${ENVIRONMENT:=production}" "${RELEASE:=unknown}" "${CA_FILE:=/etc/ssl/certs/ca-certificates.crt}"
: "${API_URL:=}" "${API_UPSTREAM:=}" "${SENTRY_DSN:=}" "${SENTRY_HOST:=}" "${SENTRY_PROJECT:=}"
: "${RESOLVER:=}" "${TRUSTED_PROXIES:=}" "${OFFLINE:=on}"

host='(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?)(:[0-9]{1,5})?'
path='(/[A-Za-z0-9._~/-]*)?'
file='/[A-Za-z0-9._/-]+'
check PORT "$PORT" '[0-9]{1,5}' 'a port number'
check RUN_DIR "$RUN_DIR" "$file" 'an absolute path'
check WEB_ROOT "$WEB_ROOT" "$file" 'an absolute path'
check PREVIOUS_ROOT "$PREVIOUS_ROOT" "$file" 'an absolute path'
check ACCESS_LOG "$ACCESS_LOG" "$file|off" 'an absolute path or off'
check CA_FILE "$CA_FILE" "$file" 'an absolute path'
check WORKER_PROCESSES "$WORKER_PROCESSES" 'auto|[0-9]{1,3}' 'auto or a number'
check API_URL "$API_URL" "https?://$host$path|/[A-Za-z0-9._~-][A-Za-z0-9._~/-]*" 'an absolute http(s) URL, or a path on this origin, without query'
check API_UPSTREAM "$API_UPSTREAM" "(https?://)?$host$path" 'a host, host:port or http(s) URL without query'
check SENTRY_DSN "$SENTRY_DSN" "https?://[A-Za-z0-9]+@$host$path/[0-9]+" 'a public DSN, https://KEY@HOST/PROJECT, without a secret'
check SENTRY_HOST "$SENTRY_HOST" "(https?://)?$host$path" 'a host name'
check SENTRY_PROJECT "$SENTRY_PROJECT" '[0-9]+' 'the number of the project'
check RESOLVER "$RESOLVER" '[][0-9A-Za-z.: -]+' 'addresses of name servers'
check TRUSTED_PROXIES "$TRUSTED_PROXIES" '[0-9A-Fa-f.:/, ]+' 'addresses or networks, separated by commas'
check ENVIRONMENT "$ENVIRONMENT" '[A-Za-z0-9._@+/ -]{1,64}' 'a word such as production'
check RELEASE "$RELEASE" '[A-Za-z0-9._@+/ -]{1,200}' 'a version such as sward@1.2.0'
check OFFLINE "$OFFLINE" 'on|off' 'on or off'
[ -z "$API_URL" ] || [ -z "$API_UPSTREAM" ] || fail 'set API_URL or API_UPSTREAM, not both'

# The backend: at another origin, behind /api, or (neither) the one in the page.
api_url=$API_URL
API_UPSTREAM_URL=
CSP_API_ORIGIN=
if [ -n "$API_UPSTREAM" ]; then
  api_url=/api
  case $API_UPSTREAM in
    http://* | https://*) API_UPSTREAM_URL=${API_UPSTREAM%/} ;;
    *) API_UPSTREAM_URL=http://${API_UPSTREAM%/} ;;
  esac
fi
case $API_URL in
  http*) CSP_API_ORIGIN=" $(printf '%s' "$API_URL" | sed -E 's|^(https?://[^/]+).*|\1|')" ;;
esac

# Error reports: host and project follow from the DSN, or stand in front of it (a relay).
if [ -n "$SENTRY_DSN" ]; then
  : "${SENTRY_HOST:=$(printf '%s' "$SENTRY_DSN" | sed -E 's|^(https?://)[^@]*@(.*)/[0-9]+$|\1\2|')}"
  : "${SENTRY_PROJECT:=${SENTRY_DSN##*/}}"
fi
SENTRY_ENVELOPE=
if [ -n "$SENTRY_HOST" ] && [ -n "$SENTRY_PROJECT" ]; then
  case $SENTRY_HOST in
    http://* | https://*) SENTRY_ENVELOPE=${SENTRY_HOST%/}/api/$SENTRY_PROJECT/envelope/ ;;
    *) SENTRY_ENVELOPE=https://${SENTRY_HOST%/}/api/$SENTRY_PROJECT/envelope/ ;;
  esac
fi

PROXY_TLS=
case "$SENTRY_ENVELOPE $API_UPSTREAM_URL" in
  *https://*)
    [ -r "$CA_FILE" ] || fail "cannot read CA_FILE ($CA_FILE), which an https upstream is checked against"
    PROXY_TLS="proxy_ssl_verify on; proxy_ssl_verify_depth 4; proxy_ssl_trusted_certificate $CA_FILE;"
    ;;
esac

if [ -z "$RESOLVER" ] && [ -r /etc/resolv.conf ]; then
  # nginx wants IPv6 addresses in brackets, and none with a zone.
  RESOLVER=$(awk '$1 == "nameserver" && $2 !~ /%/ { print ($2 ~ /:/) ? "[" $2 "]" : $2 }' /etc/resolv.conf | tr '\n' ' ')
fi
: "${RESOLVER:=127.0.0.1}"

REAL_IP=
TRUSTED_PROXY_NETWORKS=
for network in $(printf '%s' "$TRUSTED_PROXIES" | tr ',' ' '); do
  REAL_IP="$REAL_IP set_real_ip_from $network;"
  TRUSTED_PROXY_NETWORKS="$TRUSTED_PROXY_NETWORKS $network 1;"
done
[ -z "$REAL_IP" ] || REAL_IP="$REAL_IP real_ip_header X-Forwarded-For; real_ip_recursive on;"

BROTLI_MODULE=
BROTLI_STATIC=
for modules in /usr/lib/nginx/modules /usr/share/nginx/modules /usr/lib64/nginx/modules; do
  if [ -r "$modules/ngx_http_brotli_static_module.so" ]; then
    BROTLI_MODULE="load_module $modules/ngx_http_brotli_static_module.so;"
    BROTLI_STATIC='brotli_static on;'
    break
  fi
done

[ "$ACCESS_LOG" = off ] || ACCESS_LOG="$ACCESS_LOG sward"

LISTEN_IPV6=
[ ! -s /proc/net/if_inet6 ] || LISTEN_IPV6="listen [::]:$PORT;"

# Off: browsers that keep the pages are told to stop.
WORKER_FILE=/sw.js
[ "$OFFLINE" = on ] || WORKER_FILE=/sw-off.js

export PORT RUN_DIR WEB_ROOT PREVIOUS_ROOT ACCESS_LOG WORKER_PROCESSES RESOLVER API_UPSTREAM_URL CSP_API_ORIGIN
export WORKER_FILE SENTRY_ENVELOPE PROXY_TLS REAL_IP TRUSTED_PROXY_NETWORKS BROTLI_MODULE BROTLI_STATIC LISTEN_IPV6

mkdir -p "$RUN_DIR/public"
envsubst '${PORT} ${RUN_DIR} ${WEB_ROOT} ${PREVIOUS_ROOT} ${ACCESS_LOG} ${WORKER_PROCESSES} ${RESOLVER} ${API_UPSTREAM_URL} ${CSP_API_ORIGIN} ${SENTRY_ENVELOPE} ${PROXY_TLS} ${REAL_IP} ${TRUSTED_PROXY_NETWORKS} ${BROTLI_MODULE} ${BROTLI_STATIC} ${LISTEN_IPV6} ${WORKER_FILE}' \
  <"$TEMPLATE" >"$RUN_DIR/nginx.conf"

# No value can hold a quote or a backslash (see above).
json() { if [ -n "$1" ]; then printf '"%s"' "$1"; else printf null; fi; }
printf '{"apiUrl": %s, "sentryDsn": %s, "environment": %s, "release": %s}\n' \
  "$(json "$api_url")" "$(json "$SENTRY_DSN")" "$(json "$ENVIRONMENT")" "$(json "$RELEASE")" >"$RUN_DIR/public/config.json"

if [ "${1:-}" = -t ]; then
  exec nginx -p "$RUN_DIR/" -e stderr -c "$RUN_DIR/nginx.conf" -t
fi

nginx -p "$RUN_DIR/" -e stderr -c "$RUN_DIR/nginx.conf" -g 'daemon off;' &
server=$!
# nginx ends at once on SIGTERM; on SIGQUIT it lets transfers end.
stopping=
trap 'kill -QUIT "$server" 2>/dev/null && stopping=1 || true' TERM QUIT INT
status=0
wait "$server" || status=$?
# A wait that a signal cuts short tells the signal; what nginx ends with is still to come, also where it has ended by now.
while [ "$stopping" ]; do
  stopping=
  status=0
  wait "$server" || status=$?
done
exit "$status"
