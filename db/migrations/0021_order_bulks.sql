CREATE TABLE "order_bulk_rows" (
	"bulk_id" uuid NOT NULL,
	"order_id" bigint NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"seen" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"wanted" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"change_id" bigint,
	CONSTRAINT "order_bulk_rows_bulk_id_order_id_pk" PRIMARY KEY("bulk_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "order_bulks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"device" text,
	"action" jsonb NOT NULL,
	"can_undo" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"change_id" bigint
);
--> statement-breakpoint
CREATE TABLE "order_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"search" jsonb NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "bulk" bigint;--> statement-breakpoint
ALTER TABLE "order_bulk_rows" ADD CONSTRAINT "order_bulk_rows_bulk_id_order_bulks_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."order_bulks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_bulks_change" ON "order_bulks" USING btree ("change_id") WHERE "order_bulks"."change_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_bulks_created" ON "order_bulks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_views_of_member" ON "order_views" USING btree ("member_id");