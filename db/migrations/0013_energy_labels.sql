-- What the law and the counter need to know of a product: further EANs, take-back, energy label ({ class, scale, eprel }), shelf.
ALTER TABLE "catalogue_products" ADD COLUMN "eans" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "is_weee" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "has_battery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "energy" jsonb;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "shelf" text;