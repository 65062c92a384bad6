#!/bin/sh
# Lets each secret be a file (APP_KEY_FILE=/run/secrets/app_key), then becomes the given command.
# bin/environment.ts has the same list of names.
set -eu
for name in APP_KEY DATABASE_URL DATABASE_APP_URL REDIS_URL SMTP_URL STORAGE_S3_SECRET_ACCESS_KEY \
  GOOGLE_CLIENT_SECRET MICROSOFT_CLIENT_SECRET OIDC_CLIENT_SECRET VAPID_PRIVATE_KEY; do
  eval "value=\${$name:-} file=\${${name}_FILE:-}"
  if [ -z "$value" ] && [ -n "$file" ]; then
    [ -r "$file" ] || { echo "${name}_FILE names $file, which cannot be read: correct the path or its permissions." >&2; exit 1; }
    export "$name=$(cat "$file")"
  fi
done
exec "$@"
