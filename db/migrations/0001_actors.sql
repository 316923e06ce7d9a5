CREATE TABLE "catalogue_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"file" text NOT NULL,
	"mode" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"read" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"archived" integer DEFAULT 0 NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	CONSTRAINT "catalogue_imports_actor" CHECK ("catalogue_imports"."actor_kind" IN ('shopper', 'guest', 'staff', 'job', 'provider', 'command', 'unknown'))
);
--> statement-breakpoint
ALTER TABLE "delivery_place_imports"
	ADD COLUMN "actor_kind" text DEFAULT 'unknown' NOT NULL,
	ADD COLUMN "actor_id" text,
	ADD CONSTRAINT "delivery_place_imports_actor" CHECK ("delivery_place_imports"."actor_kind" IN ('shopper', 'guest', 'staff', 'job', 'provider', 'command', 'unknown'));
--> statement-breakpoint
ALTER TABLE "delivery_place_imports" ALTER COLUMN "actor_kind" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "delivery_zone_imports"
	ADD COLUMN "actor_kind" text DEFAULT 'unknown' NOT NULL,
	ADD COLUMN "actor_id" text,
	ADD CONSTRAINT "delivery_zone_imports_actor" CHECK ("delivery_zone_imports"."actor_kind" IN ('shopper', 'guest', 'staff', 'job', 'provider', 'command', 'unknown'));
--> statement-breakpoint
ALTER TABLE "delivery_zone_imports" ALTER COLUMN "actor_kind" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "inventory_movements"
	ADD COLUMN "actor_kind" text DEFAULT 'unknown' NOT NULL,
	ADD COLUMN "actor_id" text,
	ADD CONSTRAINT "inventory_movements_actor" CHECK ("inventory_movements"."actor_kind" IN ('shopper', 'guest', 'staff', 'job', 'provider', 'command', 'unknown'));
--> statement-breakpoint
ALTER TABLE "inventory_movements" ALTER COLUMN "actor_kind" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "order_documents"
	ADD COLUMN "actor_kind" text DEFAULT 'unknown' NOT NULL,
	ADD COLUMN "actor_id" text,
	ADD CONSTRAINT "order_documents_actor" CHECK ("order_documents"."actor_kind" IN ('shopper', 'guest', 'staff', 'job', 'provider', 'command', 'unknown'));
--> statement-breakpoint
ALTER TABLE "order_documents" ALTER COLUMN "actor_kind" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "order_history"
	ADD COLUMN "actor_kind" text DEFAULT 'unknown' NOT NULL,
	ADD COLUMN "actor_id" text,
	ADD CONSTRAINT "order_history_actor" CHECK ("order_history"."actor_kind" IN ('shopper', 'guest', 'staff', 'job', 'provider', 'command', 'unknown'));
--> statement-breakpoint
ALTER TABLE "order_history" ALTER COLUMN "actor_kind" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "return_history"
	ADD COLUMN "actor_kind" text DEFAULT 'unknown' NOT NULL,
	ADD COLUMN "actor_id" text,
	ADD CONSTRAINT "return_history_actor" CHECK ("return_history"."actor_kind" IN ('shopper', 'guest', 'staff', 'job', 'provider', 'command', 'unknown'));
--> statement-breakpoint
ALTER TABLE "return_history" ALTER COLUMN "actor_kind" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "payment_money"
	ADD COLUMN "actor_kind" text DEFAULT 'unknown' NOT NULL,
	ADD COLUMN "actor_id" text,
	ADD CONSTRAINT "payment_money_actor" CHECK ("payment_money"."actor_kind" IN ('shopper', 'guest', 'staff', 'job', 'provider', 'command', 'unknown'));
--> statement-breakpoint
ALTER TABLE "payment_money" ALTER COLUMN "actor_kind" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "payment_refunds"
	ADD COLUMN "actor_kind" text DEFAULT 'unknown' NOT NULL,
	ADD COLUMN "actor_id" text,
	ADD CONSTRAINT "payment_refunds_actor" CHECK ("payment_refunds"."actor_kind" IN ('shopper', 'guest', 'staff', 'job', 'provider', 'command', 'unknown'));
--> statement-breakpoint
ALTER TABLE "payment_refunds" ALTER COLUMN "actor_kind" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "payments"
	ADD COLUMN "actor_kind" text DEFAULT 'unknown' NOT NULL,
	ADD COLUMN "actor_id" text,
	ADD CONSTRAINT "payments_actor" CHECK ("payments"."actor_kind" IN ('shopper', 'guest', 'staff', 'job', 'provider', 'command', 'unknown'));
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "actor_kind" DROP DEFAULT;
