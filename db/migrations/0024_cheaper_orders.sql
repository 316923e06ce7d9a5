-- The same words as before, in one expression instead of a query, and without the work for letters that are not ASCII where a text
-- has none: each order is written with them.
CREATE OR REPLACE FUNCTION "order_words"("number" text, "email" text, "customer" jsonb, "receiver" jsonb) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
DECLARE
  words text = "number" || ' ' || split_part("number", '-', 2)
    || ' =' || regexp_replace("email", '[[:space:],;:()/"''·’´`]+', ' =', 'g') || ' =' || split_part("email", '@', 2)
    || ' =' || regexp_replace(coalesce("customer" ->> 'email', ''), '[[:space:],;:()/"''·’´`]+', ' =', 'g')
    || ' ' || coalesce("customer" ->> 'name', '') || ' ' || coalesce("customer" ->> 'surname', '')
    || ' ' || coalesce("customer" ->> 'organization', '') || ' ' || coalesce("receiver" ->> 'name', '');
BEGIN
  IF octet_length(words) > length(words) THEN
    words = translate(lower(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g')), 'ŁłØøĐđÐðıАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐ·’´', 'llooddddiабвгдежзиклмнопрстуфхцчшщъыьэюяієґ   ');
  ELSE
    words = lower(words);
  END IF;
  RETURN array_to_tsvector(nullif(array_remove(array_remove(array_remove(
    string_to_array(regexp_replace(words, '[[:space:],;:()/"''`]+', ' ', 'g'), ' ') || ARRAY[
      regexp_replace("number", '[^0-9]', '', 'g'),
      '=' || lower(regexp_replace("customer" #>> '{document,number}', '[^a-zA-Z0-9]', '', 'g')),
      right(regexp_replace("customer" ->> 'phone', '[^0-9]', '', 'g'), 9),
      right(regexp_replace("receiver" ->> 'phone', '[^0-9]', '', 'g'), 9)
    ], NULL), ''), '='), '{}'));
END
$$;
--> statement-breakpoint
-- As before, in one query; an order that is new has one version.
CREATE OR REPLACE FUNCTION "announce_order_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Equal notices of a transaction are one.
  PERFORM pg_notify('order_changed', CASE WHEN count(*) OVER () > 100 THEN 'many' ELSE json_build_object(
    'id', id, 'seen', pg_snapshot_xmin(pg_current_snapshot())::text, 'orderId', subject_id::bigint, 'number', label,
    'version', CASE verb WHEN 'order.placed' THEN 1
      ELSE (SELECT count(*) FROM order_history WHERE order_id = subject_id::bigint) END,
    'verb', verb, 'fields', jsonb_path_query_array(changes, '$[*].field'))::text END)
  FROM made WHERE subject_kind = 'order' ORDER BY id;
  RETURN NULL;
END
$$;
