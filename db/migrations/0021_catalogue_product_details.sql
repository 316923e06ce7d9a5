ALTER TABLE "catalogue_brands" ADD COLUMN "maker" jsonb;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "maker" jsonb;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "warnings_es" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "warnings_ca" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "guarantee" jsonb;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "delivery_class" text;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "fulfilment" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "is_appliance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD CONSTRAINT "catalogue_products_fulfilment" CHECK ("catalogue_products"."fulfilment" IN ('any', 'pickup', 'delivery', 'home'));