-- Personal values of the log are deleted by erasing persons alone: a setting that holds only within this function says that it is that.
CREATE OR REPLACE FUNCTION "erase_audit_personal"("kind" text, "ids" text[]) RETURNS void
LANGUAGE sql SET "shop.erases_persons" = 'on' AS $$
  DELETE FROM audit_personal USING audit_entries
  WHERE entry_id = audit_entries.id AND subject_kind = "kind" AND subject_id = ANY ("ids")
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_unless_erasing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.erases_persons', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the log of changes is never changed: % of %', TG_OP, TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_personal_is_erased_with_persons" BEFORE DELETE ON "audit_personal"
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_erasing();
