CREATE TABLE "order_search" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
-- A change of an order's status made new words of it in the index each time.
DROP INDEX "orders_words";
--> statement-breakpoint
INSERT INTO "order_search" SELECT id, placed_at, order_words(number, email, customer, receiver) FROM orders ORDER BY id;
--> statement-breakpoint
CREATE INDEX "order_search_words" ON "order_search" USING gin ("words") WITH (gin_pending_list_limit=256);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_order_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO order_search VALUES (NEW.id, NEW.placed_at, order_words(NEW.number, NEW.email, NEW.customer, NEW.receiver));
  ELSE
    UPDATE order_search SET placed_at = NEW.placed_at, words = order_words(NEW.number, NEW.email, NEW.customer, NEW.receiver)
    WHERE order_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "orders_are_searched" AFTER INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION keep_order_search();
--> statement-breakpoint
CREATE TRIGGER "orders_are_searched_anew" AFTER UPDATE OF "number", "email", "customer", "receiver", "placed_at" ON "orders"
  FOR EACH ROW WHEN (
    (OLD.number, OLD.email, OLD.customer, OLD.receiver, OLD.placed_at) IS DISTINCT FROM (NEW.number, NEW.email, NEW.customer, NEW.receiver, NEW.placed_at)
  ) EXECUTE FUNCTION keep_order_search();
--> statement-breakpoint
CREATE INDEX "payments_given_up" ON "payments" USING btree ("order_id") WHERE "payments"."state" IN ('cancelled', 'failed');
