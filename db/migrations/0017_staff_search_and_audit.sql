-- The words by which the staff finds an order, as lexemes: its number, names, addresses of mail, phones and tax number. Letters
-- lose their accents, which Unicode sets apart; the table has small ones of those that lower() leaves where it knows ASCII alone.
CREATE OR REPLACE FUNCTION "order_words"("number" text, "email" text, "customer" jsonb, "receiver" jsonb) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_agg(DISTINCT word)) FROM (
    SELECT unnest(string_to_array(regexp_replace(translate(lower(regexp_replace(normalize(
      "number" || ' ' || split_part("number", '-', 2) || ' ' || "email" || ' ' || split_part("email", '@', 2) || ' '
      || coalesce("customer" ->> 'email', '') || ' ' || coalesce("customer" ->> 'name', '') || ' '
      || coalesce("customer" ->> 'surname', '') || ' ' || coalesce("customer" ->> 'organization', '') || ' '
      || coalesce("receiver" ->> 'name', '')
    , NFD), '[\u0300-\u036f]', '', 'g')), 'ŁłØøĐđÐðıАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐ·’´`', 'llooddddiабвгдежзиклмнопрстуфхцчшщъыьэюяієґ    '), '[[:space:],;:()/"'']+', ' ', 'g'), ' ')) AS word
    UNION ALL
    SELECT regexp_replace("number", '[^0-9]', '', 'g')
    UNION ALL
    SELECT lower(regexp_replace("customer" #>> '{document,number}', '[^a-zA-Z0-9]', '', 'g'))
    UNION ALL
    SELECT right(regexp_replace(phone, '[^0-9]', '', 'g'), 9)
    FROM unnest(ARRAY["customer" ->> 'phone', "receiver" ->> 'phone']) AS phone
  ) AS words WHERE word <> ''
$$;
--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin (order_words("number", "email", "customer", "receiver"));
--> statement-breakpoint
-- The log of changes is never changed. Before a backup is restored, empty tables are emptied.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE is_empty boolean;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    EXECUTE format('SELECT NOT EXISTS (SELECT FROM %I.%I)', TG_TABLE_SCHEMA, TG_TABLE_NAME) INTO is_empty;
    IF is_empty THEN RETURN NULL; END IF;
  END IF;
  RAISE EXCEPTION 'the log of changes is never changed: % of %', TG_OP, TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_stay" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER "audit_entries_are_not_emptied" BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- Erasing a person deletes rows.
CREATE TRIGGER "audit_personal_stays" BEFORE UPDATE ON "audit_personal"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER "audit_personal_is_not_emptied" BEFORE TRUNCATE ON "audit_personal"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
