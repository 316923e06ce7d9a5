CREATE TABLE "order_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	CONSTRAINT "order_notes_actor" CHECK ("order_notes"."actor_kind" IN ('shopper', 'guest', 'staff', 'job', 'provider', 'command', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "order_work" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"assignee" bigint,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"tracking_number" text,
	CONSTRAINT "order_work_tags" CHECK (cardinality("order_work"."tags") <= 5)
);
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_work" ADD CONSTRAINT "order_work_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_of_order" ON "order_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_work_assignee" ON "order_work" USING btree ("assignee") WHERE "order_work"."assignee" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_work_tags" ON "order_work" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "order_work_tracking" ON "order_work" USING btree (lower(regexp_replace("tracking_number", '[^a-zA-Z0-9]', '', 'g')));--> statement-breakpoint
CREATE INDEX "order_lines_article" ON "order_lines" USING btree (lower(regexp_replace("article", '[^a-zA-Z0-9]', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_of_status" ON "orders" USING btree ("status","placed_at");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_of_delivery_day" ON "orders" USING btree (("delivery" ->> 'date'));--> statement-breakpoint
CREATE INDEX "orders_owing" ON "orders" USING btree ("placed_at") WHERE "orders"."status" = 'cancelled' AND "orders"."payment_status" = 'paid';