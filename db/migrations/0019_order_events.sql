-- Tells all processes of changes of orders, each of which is a line of the log, when they commit. `seen`: the oldest transaction
-- under way, whose lines may have smaller ids and come later. Of a restore and the like it is told only that there are many.
CREATE OR REPLACE FUNCTION "announce_order_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM made WHERE subject_kind = 'order' OFFSET 100) THEN
    PERFORM pg_notify('order_changed', 'many');
  ELSE
    PERFORM pg_notify('order_changed', json_build_object(
      'id', id, 'seen', pg_snapshot_xmin(pg_current_snapshot())::text, 'orderId', subject_id::bigint, 'number', label,
      'version', (SELECT count(*) FROM order_history WHERE order_id = subject_id::bigint),
      'verb', verb, 'fields', ARRAY(SELECT change ->> 'field' FROM jsonb_array_elements(changes) AS change))::text)
    FROM made WHERE subject_kind = 'order' ORDER BY id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_are_announced" AFTER INSERT ON "audit_entries" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION announce_order_changes();
