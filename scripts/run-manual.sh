#!/bin/bash
# Inside the namespaces of run-manual.ts: an empty system, stand-ins for systemd and the network, then the manual.
set -euo pipefail
folder=$1
project=$2
manual=$3
mount --make-rprivate /
cp -a /etc/. "$folder/etc"
cp -a /usr/local/bin/. "$folder/local-bin"
for place in etc opt var run; do mount --bind "$folder/$place" "/$place"; done
mount --bind "$folder/local-bin" /usr/local/bin
mkdir -p /var/lib /var/log /var/tmp /run/lock
ip link set lo up

# Packages come from outside; everything else uses the network of this system alone.
cat > "$folder/bin/npm" <<END
#!/bin/sh
exec nsenter --net=/proc/self/fd/3 -- $(type -P npm) "\$@"
END

# Starts the commands of units as systemd would, as far as these use it.
cat > "$folder/bin/systemctl" <<'END'
#!/bin/bash
set -eu
action=$1
shift
for name in "$@"; do
  if [[ $name == nginx ]]; then
    nginx
    continue
  fi
  [[ $name == ferreter@* ]] || continue
  port=${name#*@}
  unit=/etc/systemd/system/ferreter@.service
  value() { sed -n "s/^$1=//p" "$unit" | sed "s/%i/$port/g"; }
  if [[ -e /run/ferreter-$port ]]; then
    kill "$(cat "/run/ferreter-$port")"
    while kill -0 "$(cat "/run/ferreter-$port")" 2> /dev/null; do sleep 0.1; done
  fi
  [[ $action == stop ]] && continue
  (
    cd "$(value WorkingDirectory)"
    set -a
    source "$(value EnvironmentFile)"
    declare -x "$(value Environment)"
    exec setpriv --reuid="$(value User)" --regid="$(value Group)" --init-groups $(value ExecStart) &> "/var/log/ferreter-$port"
  ) 3<&- &
  echo $! > "/run/ferreter-$port"
done
END
chmod +x "$folder/bin/"*
export PATH=$folder/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin

# What Debian's packages of PostgreSQL and nginx leave behind, and certbot.
install -d -o postgres -g postgres /var/lib/postgresql /var/log/postgresql /run/postgresql
rm -rf /etc/postgresql
version=$(basename "$(printf '%s\n' /usr/lib/postgresql/* | sort -V | tail -1)")
pg_createcluster "$version" main --port 5432 --start > /dev/null
export domain=shop.example
certificate=/etc/letsencrypt/live/$domain
mkdir -p /var/log/nginx /var/lib/nginx /var/cache/nginx "$certificate"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=$domain" -addext "subjectAltName=DNS:$domain,DNS:www.$domain" \
  -keyout "$certificate/privkey.pem" -out "$certificate/fullchain.pem" 2> /dev/null
export CURL_CA_BUNDLE=$certificate/fullchain.pem
echo "127.0.0.1 $domain www.$domain" >> /etc/hosts

# The shopkeeper's own: the address of the repository, a mail server, and for docs/operations/install.md the shop's data.
export repository=file://$project smtp=smtp://127.0.0.1:9
if [[ $manual == */install.md ]]; then
  cp -r "$project/demo/shop" /etc/ferreter-shop
  sed -i -e 's/B00000000/B12345674/' -e 's/ES91 2100 0418 4502 0005 1332/ES79 2100 0813 6101 2345 6789/' /etc/ferreter-shop/shop.json
fi

if ! bash -euo pipefail "$folder/manual.sh"; then
  tail -n 5 /var/log/ferreter-* 2> /dev/null || true
  exit 1
fi
