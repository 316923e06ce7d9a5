ALTER TABLE "orders" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "units" integer;--> statement-breakpoint
-- The orders so far: a guest's mails go to the session's address; every hold stays as long as it was promised.
UPDATE "orders" SET
	"email" = coalesce((SELECT "users"."email" FROM "users" WHERE "users"."id" = "orders"."user_id" AND "orders"."is_guest"), "customer" ->> 'email'),
	"email_confirmed_at" = "placed_at",
	"units" = (SELECT coalesce(sum("quantity"), 0) FROM "order_lines" WHERE "order_id" = "orders"."id");--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "units" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_open_of_user" ON "orders" USING btree ("user_id") WHERE payment_status IN ('pending', 'failed', 'processing')
  AND status IN ('created', 'confirmed', 'preparing', 'ready');--> statement-breakpoint
CREATE INDEX "orders_open_of_email" ON "orders" USING btree (lower("email")) WHERE payment_status IN ('pending', 'failed', 'processing')
  AND status IN ('created', 'confirmed', 'preparing', 'ready');--> statement-breakpoint
CREATE INDEX "orders_open_of_network" ON "orders" USING btree ("network") WHERE payment_status IN ('pending', 'failed', 'processing')
  AND status IN ('created', 'confirmed', 'preparing', 'ready');--> statement-breakpoint
CREATE INDEX "orders_of_email" ON "orders" USING btree (lower("email"),"updated_at");