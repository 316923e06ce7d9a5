-- Orders of two years up to now, most of them delivered, and the same each time but for the day; bench.orders and bench.people say
-- how many. Filled with the demo's products. pg_temp.u(i, salt) is a number from 0 to 1 that i decides.
CREATE FUNCTION pg_temp.u(i bigint, salt bigint) RETURNS float8 IMMUTABLE LANGUAGE sql AS
  'SELECT (hashint8extended(i, salt) & 2147483647)::float8 / 2147483648';
-- With a skew above 1 the first ones come more often.
CREATE FUNCTION pg_temp.one_of(words text[], u float8, skew float8) RETURNS text IMMUTABLE LANGUAGE sql AS
  'SELECT words[1 + floor(cardinality(words) * power(u, skew))::int]';

CREATE TEMP TABLE people AS
SELECT id, name, last_name || ' ' || second_name AS surname, organization,
  CASE WHEN organization IS NULL
    THEN translate(lower(name || '.' || last_name), 'áéíóúàèòïüñç·', 'aeiouaeoiunc') || id || '@'
      || pg_temp.one_of('{gmail.com,gmail.com,hotmail.com,gmail.com,yahoo.es,outlook.es,icloud.com,telefonica.net}', pg_temp.u(id, 7), 1.2)
    ELSE 'compres@' || translate(lower(last_name), 'áéíóúàèòïüñç·', 'aeiouaeoiunc') || id || '.cat' END AS email,
  '+346' || lpad(((id * 7919) % 100000000)::text, 8, '0') AS phone,
  CASE WHEN organization IS NOT NULL THEN jsonb_build_object('type', 'CIF', 'number', 'B' || lpad((id * 613 % 100000000)::text, 8, '0'))
    WHEN pg_temp.u(id, 8) < 0.2 THEN jsonb_build_object('type', 'NIF', 'number', lpad((id * 911 % 100000000)::text, 8, '0')
      || substr('TRWAGMYFPDXBNJZSQVHLCKE', (id * 911 % 100000000 % 23)::int + 1, 1)) END AS document
FROM (
  SELECT id, name, last_name, second_name,
    CASE WHEN pg_temp.u(id, 4) < 0.08 THEN pg_temp.one_of('{Reformas,Construccions,Instal·lacions,Pinturas,Fusteria,Jardineria,Talleres,Lampisteria}', pg_temp.u(id, 5), 1)
      || ' ' || last_name || ' ' || pg_temp.one_of('{SL,SL,SCP,SA}', pg_temp.u(id, 6), 1) END AS organization
  FROM (
    SELECT id,
      pg_temp.one_of('{María,Antonio,Jordi,Montserrat,José,Marta,David,Laura,Marc,Anna,Javier,Cristina,Daniel,Núria,Carlos,Ana,Francisco,Carmen,Manuel,Isabel,Pau,Sílvia,Sergio,Elena,Xavier,Mercè,Miguel,Rosa,Àlex,Teresa,Joan,Lucía,Pedro,Julia,Rafael,Eva,Albert,Raquel,Josep,Mireia,Ramón,Paula,Fernando,Gemma,Òscar,Sònia,Rubén,Àngels,Iván,Beatriz,Mohamed,Fátima,Andrei,Ioana,Oleksandr,Olena,Ahmed,Valentina,Enric,Dolors}', pg_temp.u(id, 1), 1.4) AS name,
      pg_temp.one_of(names, pg_temp.u(id, 2), 1.6) AS last_name, pg_temp.one_of(names, pg_temp.u(id, 3), 1.6) AS second_name
    FROM generate_series(1, current_setting('bench.people')::bigint) AS id,
      (SELECT '{García,Martínez,López,Sánchez,Rodríguez,Fernández,Pérez,González,Gómez,Ruiz,Martín,Jiménez,Moreno,Hernández,Muñoz,Díaz,Romero,Navarro,Torres,Álvarez,Gil,Vila,Puig,Serra,Soler,Ferrer,Roca,Vidal,Molina,Ortega,Serrano,Castro,Delgado,Ortiz,Marín,Rubio,Iglesias,Medina,Garrido,Cortés,Castillo,Santos,Lozano,Guerrero,Cano,Prieto,Méndez,Cruz,Calvo,Gallego,Vicente,Herrera,Peña,León,Márquez,Cabrera,Flores,Campos,Vega,Fuentes,Carrasco,Diez,Reyes,Nieto,Aguilar,Pascual,Santana,Herrero,Lorenzo,Hidalgo,Montero,Ibáñez,Giménez,Ferrando,Benítez,Mora,Vicens,Durán,Ramos,Arias,Vargas,Carmona,Crespo,Román,Pastor,Soto,Sáez,Velasco,Moya,Soriano,Esteban,Parra,Bravo,Gallardo,Rojas,Pons,Bosch,Sala,Casas,Costa,Font,Mas,Riera,Ribas,Planas,Batlle,Camps,Coll,Comas,Prat,Rovira,Valls,Solé,Miró,Tort,Grau,Farré,Casals,Bonet,Mir,Sabaté,Guasch,Pujol,Domènech,Esteve,Fàbregas,Bassols,Singh,Popescu,Shevchenko,El Amrani,Benali,Chen,Wang,Kowalska,Ivanova}'::text[] AS names) AS all_names
  ) AS named
) AS firms;
CREATE UNIQUE INDEX ON people (id);

CREATE TEMP TABLE goods AS
SELECT row_number() OVER (ORDER BY popularity DESC, product.id) - 1 AS rank, count(*) OVER () AS goods, product.id, product.article,
  product.name_es, product.name_ca, product.slug, product.price, brand.name AS brand
FROM catalogue_products AS product LEFT JOIN catalogue_brands AS brand ON brand.id = product.brand_id
WHERE is_sellable AND NOT is_virtual AND product.price < 40000;
CREATE UNIQUE INDEX ON goods (rank);

CREATE TEMP TABLE bought AS
SELECT i AS order_id, position, rank, 1 + floor(4 * power(pg_temp.u(i * 8 + position, 12), 3))::int AS quantity
FROM generate_series(1, current_setting('bench.orders')::bigint) AS i,
  generate_series(0, floor(6 * power(pg_temp.u(i, 10), 2))::int) AS position,
  LATERAL (SELECT floor((SELECT max(goods) FROM goods) * power(pg_temp.u(i * 8 + position, 11), 2.2))::bigint AS rank) AS ranked;

CREATE TEMP TABLE made AS
SELECT i, person, least(placed_at, now() - make_interval(secs => bench_orders - i)) AS placed_at, method, way, age, kind,
  CASE WHEN kind = 'normal' AND age > 6 THEN 'delivered'
    WHEN kind = 'normal' AND method = 'transfer' AND pg_temp.u(i, 25) < 0.4 AND age < 4 THEN 'created'
    WHEN kind = 'normal' THEN CASE WHEN stage < 0.7 THEN 'created' WHEN stage < 1.4 THEN 'confirmed' WHEN stage < 2.4 THEN 'preparing'
      WHEN stage < 5 THEN CASE way WHEN 'pickup' THEN 'ready' ELSE 'shipped' END ELSE 'delivered' END
    WHEN kind = 'stuck' THEN CASE way WHEN 'pickup' THEN 'ready' ELSE 'shipped' END
    ELSE kind END AS status
FROM (
  SELECT i, bench_orders, age, age + 2 * pg_temp.u(i, 24) AS stage,
    1 + floor(current_setting('bench.people')::int * power(pg_temp.u(i, 20), 1.6))::bigint AS person,
    (date_trunc('day', now() AT TIME ZONE 'Europe/Madrid') - make_interval(days => floor(age)::int)
      + interval '7 hours' + (1 - age + floor(age)) * interval '16 hours') AT TIME ZONE 'Europe/Madrid' AS placed_at,
    pg_temp.one_of('{card,card,card,card,card,bizum,bizum,transfer,transfer,crediya,sequra}', pg_temp.u(i, 21), 1) AS method,
    CASE WHEN pg_temp.u(i, 22) < 0.4 THEN 'pickup' ELSE 'delivery' END AS way,
    CASE WHEN pg_temp.u(i, 23) < 0.06 THEN 'cancelled' WHEN pg_temp.u(i, 23) < 0.08 AND age > 6 THEN 'returned'
      WHEN pg_temp.u(i, 23) < 0.081 AND age > 6 THEN 'stuck' ELSE 'normal' END AS kind
  FROM generate_series(1, current_setting('bench.orders')::bigint) AS i,
    LATERAL (SELECT current_setting('bench.orders')::bigint AS bench_orders) AS total,
    LATERAL (SELECT 730 * (bench_orders - i)::float8 / bench_orders AS age) AS aged
) AS placed;

INSERT INTO users (kind, email, name, last_name, phone, agreed_at, confirmed_at, created_at)
SELECT 'checkout', email, name, surname, phone, now(), now(), now() FROM people ORDER BY id;

INSERT INTO orders (id, number, user_id, is_guest, email, email_confirmed_at, locale, status, payment_status, payment, total, price,
  delivery_price, units, vat, customer, receiver, delivery, request_key, request_hash, placed_at, updated_at, payment_due_at)
OVERRIDING SYSTEM VALUE
SELECT i, to_char(placed_at, 'YY-') || lpad((i * 786433 % 1000000)::text, 6, '0'), person, pg_temp.u(i, 30) < 0.5, people.email, placed_at,
  CASE WHEN pg_temp.u(person, 31) < 0.4 THEN 'ca' ELSE 'es' END, status,
  CASE WHEN status = 'created' THEN CASE WHEN method = 'card' AND pg_temp.u(i, 32) < 0.2 THEN 'failed' ELSE 'pending' END
    WHEN status = 'returned' THEN 'refunded'
    WHEN status = 'cancelled' THEN CASE WHEN pg_temp.u(i, 32) < 0.004 THEN 'paid' WHEN pg_temp.u(i, 32) < 0.4 THEN 'refunded' ELSE 'cancelled' END
    ELSE 'paid' END,
  method, sum, sum, CASE WHEN way = 'delivery' AND sum < 6000 THEN 690 ELSE 0 END, units,
  jsonb_build_array(jsonb_build_object('rate', 21, 'gross', sum, 'net', sum - sum * 21 / 121, 'vat', sum * 21 / 121)),
  jsonb_build_object('type', CASE WHEN people.organization IS NULL THEN 'individual' ELSE 'legal' END, 'name', people.name, 'surname', people.surname,
    'email', people.email, 'phone', people.phone, 'document', people.document, 'organization', people.organization),
  CASE WHEN pg_temp.u(i, 33) < 0.06 THEN jsonb_build_object('name', receiver.name || ' ' || receiver.surname, 'phone', receiver.phone) END,
  jsonb_build_object('type', way, 'address', CASE way WHEN 'delivery' THEN jsonb_build_object(
      'value', jsonb_build_object('latLng', jsonb_build_object('lat', 41.45, 'lng', 2.24), 'address', NULL, 'zipcode', '08911', 'placeId', NULL),
      'street', pg_temp.one_of('{Carrer de Mar,Avinguda Martí Pujol,Carrer del Temple,Carrer de Sant Bru,Rambla de Badalona,Calle Mayor}', pg_temp.u(person, 34), 1),
      'house', (1 + person % 140)::text, 'floor', '2', 'apartment', '1', 'city', 'Badalona', 'extra', NULL) END,
    'pickupPoint', CASE way WHEN 'pickup' THEN jsonb_build_object('id', 1, 'name', jsonb_build_object('es', 'Tienda de Badalona', 'ca', 'Botiga de Badalona'),
      'address', 'Carrer de Mar, 18, 08911 Badalona', 'phone', '+34930000000', 'coords', jsonb_build_object('lat', 41.45, 'lng', 2.24)) END,
    'date', day, 'slot', CASE WHEN day IS NOT NULL THEN jsonb_build_object('from', split_part(hours, '-', 1), 'to', split_part(hours, '-', 2)) END,
    'hasPlace', true)
    || CASE way WHEN 'delivery' THEN jsonb_build_object('zone', jsonb_build_object('id', zone, 'name', jsonb_build_object('es', 'Zona ' || zone, 'ca', 'Zona ' || zone)))
      ELSE '{}' END,
  'bench-' || i, md5(i::text), placed_at, placed_at + interval '1 day',
  CASE WHEN status = 'created' THEN now() + interval '2 days' END
FROM made
JOIN people ON people.id = person
JOIN people AS receiver ON receiver.id = 1 + (person + i) % current_setting('bench.people')::bigint
JOIN (SELECT order_id, sum(price * quantity) AS sum, sum(quantity)::int AS units FROM bought JOIN goods USING (rank) GROUP BY order_id)
  AS sums ON sums.order_id = i,
LATERAL (SELECT CASE WHEN way = 'delivery' OR pg_temp.u(i, 35) < 0.9
    THEN to_char(placed_at + make_interval(days => 1 + floor(3 * pg_temp.u(i, 36))::int), 'YYYY-MM-DD') END AS day,
  pg_temp.one_of('{09:00-11:00,11:00-13:30,15:00-17:00,17:00-19:00}', pg_temp.u(i, 37), 1) AS hours,
  1 + floor(4 * power(pg_temp.u(person, 38), 2))::int AS zone) AS arranged;
SELECT setval(pg_get_serial_sequence('orders', 'id'), (SELECT max(id) FROM orders));

INSERT INTO order_lines (order_id, position, product_id, article, name, brand, slug, picture, unit, base_price, sale_price, quantity,
  sum, vat_amount, vat_rate, withdrawal_exemption, "set")
SELECT order_id, position, goods.id, article, jsonb_build_object('es', name_es, 'ca', name_ca), brand, slug, NULL, 'piece', price, 0,
  quantity, price * quantity, price * quantity * 21 / 121, 21, NULL, '{"es": [], "ca": []}'
FROM bought JOIN goods USING (rank);

INSERT INTO order_history (order_id, status, payment_status, at, actor_kind, actor_id)
SELECT id, step, CASE WHEN step = 'created' THEN 'pending' WHEN position = cardinality(steps) THEN payment_status ELSE 'paid' END,
  placed_at + position * interval '3 hours', CASE step WHEN 'created' THEN 'guest' ELSE 'staff' END, NULL
FROM (
  SELECT id, placed_at, payment_status, CASE status WHEN 'created' THEN '{created}' WHEN 'confirmed' THEN '{created,confirmed}'
    WHEN 'preparing' THEN '{created,confirmed,preparing}' WHEN 'cancelled' THEN '{created,cancelled}'
    WHEN 'ready' THEN '{created,confirmed,preparing,ready}' WHEN 'shipped' THEN '{created,confirmed,preparing,shipped}'
    WHEN 'returned' THEN '{created,confirmed,preparing,shipped,delivered,returned}'
    ELSE CASE delivery ->> 'type' WHEN 'pickup' THEN '{created,confirmed,preparing,ready,delivered}'
      ELSE '{created,confirmed,preparing,shipped,delivered}' END END::text[] AS steps
  FROM orders
) AS orders, unnest(steps) WITH ORDINALITY AS steps_of (step, position)
ORDER BY id, position;

INSERT INTO payments (order_id, method, provider, amount, state, reference, actor_kind, created_at, updated_at, expires_at)
SELECT id, payment, payment, price + delivery_price, payment_status, 'B' || id, 'guest', placed_at, placed_at, placed_at + interval '2 days'
FROM orders ORDER BY id;
INSERT INTO payment_money (payment_id, kind, amount, provider, reference, actor_kind, at)
SELECT id, kind, amount, provider, reference, 'provider', created_at
FROM payments, unnest(CASE state WHEN 'paid' THEN '{charge}' WHEN 'refunded' THEN '{charge,refund}' ELSE '{}' END::text[]) AS kind
WHERE amount > 0;

INSERT INTO order_work (order_id, assignee, tags, tracking_number)
SELECT id, CASE WHEN pg_temp.u(id, 50) < 0.5 THEN 1 + floor(5 * pg_temp.u(id, 51))::int END,
  CASE WHEN pg_temp.u(id, 52) < 0.08 THEN ARRAY[pg_temp.one_of('{urgente,obra,frágil,llamar antes,segunda entrega,cliente nuevo}', pg_temp.u(id, 53), 1)] ELSE '{}' END,
  CASE WHEN delivery ->> 'type' = 'delivery' AND status IN ('shipped', 'delivered', 'returned') THEN 'ES' || lpad((id * 15485863 % 1000000000)::text, 9, '0') END
FROM orders WHERE pg_temp.u(id, 54) < 0.8;
INSERT INTO order_notes (order_id, text, at, actor_kind, actor_id)
SELECT id, 'Llamar antes de entregar', placed_at, 'staff', '1' FROM orders WHERE pg_temp.u(id, 55) < 0.02;
INSERT INTO delivery_slots (type, date, from_time, to_time, taken)
SELECT delivery ->> 'type', (delivery ->> 'date')::date, delivery #>> '{slot,from}', delivery #>> '{slot,to}', count(*)
FROM orders WHERE status IN ('created', 'confirmed', 'preparing', 'ready', 'shipped') AND delivery ->> 'date' IS NOT NULL
GROUP BY 1, 2, 3, 4 ON CONFLICT DO NOTHING;
