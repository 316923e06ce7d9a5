-- One pass over the table for all columns, and its indexes made once it has them.
DROP INDEX "orders_words";--> statement-breakpoint
DROP INDEX "orders_of_status";--> statement-breakpoint
DROP INDEX "orders_placed";--> statement-breakpoint
DROP INDEX "order_work_assignee";--> statement-breakpoint
DROP INDEX "orders_of_delivery_day";--> statement-breakpoint
ALTER TABLE "orders"
	ADD COLUMN "delivery_type" text GENERATED ALWAYS AS (delivery ->> 'type') STORED,
	ADD COLUMN "delivery_date" text GENERATED ALWAYS AS (delivery ->> 'date') STORED,
	ADD COLUMN "slot_from" text GENERATED ALWAYS AS (delivery #>> '{slot,from}') STORED,
	ADD COLUMN "slot_to" text GENERATED ALWAYS AS (delivery #>> '{slot,to}') STORED,
	ADD COLUMN "zone_id" integer GENERATED ALWAYS AS ((delivery #>> '{zone,id}')::int) STORED;--> statement-breakpoint
CREATE INDEX "orders_active" ON "orders" USING btree ("status","placed_at") WHERE status IN ('created', 'confirmed', 'preparing', 'ready', 'shipped');--> statement-breakpoint
CREATE INDEX "orders_listed" ON "orders" USING btree ("placed_at","id","status","payment_status","payment","delivery_type","delivery_date","slot_from","slot_to","zone_id","price","number");--> statement-breakpoint
CREATE INDEX "order_work_assignee" ON "order_work" USING btree ("assignee","order_id") WHERE "order_work"."assignee" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_of_delivery_day" ON "orders" USING btree ("delivery_date");--> statement-breakpoint
-- Orders are counted in their index alone as long as the pages of the table are known to be of old rows.
ALTER TABLE "orders" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
-- As before, but words of e-mail addresses and tax numbers begin with "=", which nobody types: who may not see them searches
-- without.
CREATE OR REPLACE FUNCTION "order_words"("number" text, "email" text, "customer" jsonb, "receiver" jsonb) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
  SELECT array_to_tsvector(array_agg(DISTINCT word)) FROM (
    SELECT unnest(string_to_array(regexp_replace(translate(lower(regexp_replace(normalize(
      "number" || ' ' || split_part("number", '-', 2)
      || ' =' || regexp_replace("email", '[[:space:],;:()/"''·’´`]+', ' =', 'g') || ' =' || split_part("email", '@', 2)
      || ' =' || regexp_replace(coalesce("customer" ->> 'email', ''), '[[:space:],;:()/"''·’´`]+', ' =', 'g')
      || ' ' || coalesce("customer" ->> 'name', '') || ' ' || coalesce("customer" ->> 'surname', '')
      || ' ' || coalesce("customer" ->> 'organization', '') || ' ' || coalesce("receiver" ->> 'name', '')
    , NFD), '[\u0300-\u036f]', '', 'g')), 'ŁłØøĐđÐðıАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐ·’´`', 'llooddddiабвгдежзиклмнопрстуфхцчшщъыьэюяієґ    '), '[[:space:],;:()/"'']+', ' ', 'g'), ' ')) AS word
    UNION ALL
    SELECT regexp_replace("number", '[^0-9]', '', 'g')
    UNION ALL
    SELECT '=' || lower(regexp_replace("customer" #>> '{document,number}', '[^a-zA-Z0-9]', '', 'g'))
    UNION ALL
    SELECT right(regexp_replace(phone, '[^0-9]', '', 'g'), 9)
    FROM unnest(ARRAY["customer" ->> 'phone', "receiver" ->> 'phone']) AS phone
  ) AS words WHERE word NOT IN ('', '=')
$$;
--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin (order_words("number", "email", "customer", "receiver")) WITH (gin_pending_list_limit = 256);
