ALTER TABLE "catalogue_products" ADD COLUMN "held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_slots" ADD COLUMN "held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold" text;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD CONSTRAINT "catalogue_products_held_never_negative" CHECK ("catalogue_products"."held" >= 0);--> statement-breakpoint
ALTER TABLE "delivery_slots" ADD CONSTRAINT "delivery_slots_held" CHECK ("delivery_slots"."held" BETWEEN 0 AND "delivery_slots"."taken");