CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" bigint,
	"email" text NOT NULL,
	"confirms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"browser" text NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text,
	"agreed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"client_id" text NOT NULL,
	"user_agent" text NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"authenticated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text,
	"phone" text,
	"customer_type" text DEFAULT 'individual' NOT NULL,
	"document" jsonb,
	"organization" text,
	"addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "basket_lines" (
	"basket_id" bigint NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"seen_price" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "basket_lines_basket_id_product_id_pk" PRIMARY KEY("basket_id","product_id"),
	CONSTRAINT "basket_lines_quantity" CHECK ("basket_lines"."quantity" BETWEEN 1 AND 999)
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "baskets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cookie_hash" text,
	"user_id" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "baskets_cookie_hash_unique" UNIQUE("cookie_hash"),
	CONSTRAINT "baskets_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "baskets_one_owner" CHECK (("baskets"."cookie_hash" IS NULL) <> ("baskets"."user_id" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "catalogue_attribute_values" (
	"attribute" text NOT NULL,
	"value" text NOT NULL,
	"name_es" text NOT NULL,
	"name_ca" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "catalogue_attribute_values_attribute_value_pk" PRIMARY KEY("attribute","value")
);
--> statement-breakpoint
CREATE TABLE "catalogue_attributes" (
	"code" text PRIMARY KEY NOT NULL,
	"name_es" text NOT NULL,
	"name_ca" text NOT NULL,
	"type" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"group_es" text DEFAULT '' NOT NULL,
	"group_ca" text DEFAULT '' NOT NULL,
	"filter" text DEFAULT 'none' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_brands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"color" text,
	"dark_color" text,
	"picture" jsonb,
	"description_es" text DEFAULT '' NOT NULL,
	"description_ca" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"maker" jsonb,
	"documents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "catalogue_brands_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_demo_loads" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "catalogue_downloads" (
	"address" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"etag" text,
	"last_modified" text
);
--> statement-breakpoint
CREATE TABLE "catalogue_fit_rules" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"use" text NOT NULL,
	"accessory" jsonb NOT NULL,
	"machine" jsonb NOT NULL,
	"conditions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_old_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"product_id" integer,
	"section_id" integer
);
--> statement-breakpoint
CREATE TABLE "catalogue_price_history" (
	"product_id" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"price" integer,
	CONSTRAINT "catalogue_price_history_product_id_valid_from_pk" PRIMARY KEY("product_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "catalogue_products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article" text NOT NULL,
	"slug" text NOT NULL,
	"ean" text,
	"name_es" text NOT NULL,
	"name_ca" text NOT NULL,
	"description_es" text DEFAULT '' NOT NULL,
	"description_ca" text DEFAULT '' NOT NULL,
	"section_id" integer NOT NULL,
	"brand_id" integer,
	"price" integer,
	"sale_price" integer,
	"reduced_at" timestamp with time zone,
	"lowest_price_30_days" integer,
	"stock" integer DEFAULT 0 NOT NULL,
	"imported_stock" integer DEFAULT 0 NOT NULL,
	"unit" text DEFAULT 'ud' NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"is_virtual" boolean DEFAULT false NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"documents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"contents_es" text[] DEFAULT '{}' NOT NULL,
	"contents_ca" text[] DEFAULT '{}' NOT NULL,
	"kit" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"model" text,
	"version_es" text DEFAULT '' NOT NULL,
	"version_ca" text DEFAULT '' NOT NULL,
	"sold_together" text[] DEFAULT '{}' NOT NULL,
	"source_hash" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"vat_rate" integer DEFAULT 21 NOT NULL,
	"is_kit_of_parts" boolean DEFAULT false NOT NULL,
	"lacks_part" boolean DEFAULT false NOT NULL,
	"is_sellable" boolean GENERATED ALWAYS AS (price IS NOT NULL AND NOT is_archived AND NOT lacks_part) STORED NOT NULL,
	"withdrawal_exemption" text,
	"content" jsonb,
	"maker" jsonb,
	"warnings_es" text[] DEFAULT '{}' NOT NULL,
	"warnings_ca" text[] DEFAULT '{}' NOT NULL,
	"guarantee" jsonb,
	"delivery_class" text,
	"fulfilment" text DEFAULT 'any' NOT NULL,
	"is_appliance" boolean DEFAULT false NOT NULL,
	"mpn" text,
	"model_name" text,
	"quantity_prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "catalogue_products_article_unique" UNIQUE("article"),
	CONSTRAINT "catalogue_products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "catalogue_products_stock_never_negative" CHECK ("catalogue_products"."stock" >= 0),
	CONSTRAINT "catalogue_products_vat_rate" CHECK ("catalogue_products"."vat_rate" IN (21, 10, 4, 0)),
	CONSTRAINT "catalogue_products_fulfilment" CHECK ("catalogue_products"."fulfilment" IN ('any', 'pickup', 'delivery', 'home'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_sections" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "catalogue_sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"code" text NOT NULL,
	"parent_id" integer,
	"url" text NOT NULL,
	"name_es" text NOT NULL,
	"name_ca" text NOT NULL,
	"description_es" text DEFAULT '' NOT NULL,
	"description_ca" text DEFAULT '' NOT NULL,
	"picture" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	"key_attributes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "catalogue_sections_code_unique" UNIQUE("code"),
	CONSTRAINT "catalogue_sections_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "delivery_place_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_place_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_slots" (
	"type" text NOT NULL,
	"date" date NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "delivery_slots_date_type_from_time_to_time_pk" PRIMARY KEY("date","type","from_time","to_time"),
	CONSTRAINT "delivery_slots_taken" CHECK ("delivery_slots"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "delivery_zone_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_zone_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"imported_at" timestamp with time zone NOT NULL,
	"zones" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inventory_kit_parts" (
	"kit_id" integer NOT NULL,
	"part_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "inventory_kit_parts_kit_id_part_id_pk" PRIMARY KEY("kit_id","part_id"),
	CONSTRAINT "inventory_kit_parts_quantity" CHECK ("inventory_kit_parts"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "inventory_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inventory_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"stock" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"order_number" text,
	"import_name" text,
	CONSTRAINT "inventory_movements_moves" CHECK ("inventory_movements"."quantity" <> 0 AND "inventory_movements"."stock" >= 0),
	CONSTRAINT "inventory_movements_reason" CHECK (CASE "inventory_movements"."kind"
        WHEN 'sale' THEN "inventory_movements"."quantity" < 0 AND "inventory_movements"."order_number" IS NOT NULL AND "inventory_movements"."import_name" IS NULL
        WHEN 'release' THEN "inventory_movements"."quantity" > 0 AND "inventory_movements"."order_number" IS NOT NULL AND "inventory_movements"."import_name" IS NULL
        WHEN 'return' THEN "inventory_movements"."quantity" > 0 AND "inventory_movements"."order_number" IS NOT NULL AND "inventory_movements"."import_name" IS NULL
        WHEN 'count' THEN "inventory_movements"."order_number" IS NULL
        ELSE false END)
);
--> statement-breakpoint
CREATE TABLE "compared_products" (
	"user_id" bigint NOT NULL,
	"product_id" integer NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "compared_products_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "compared_products_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" bigint NOT NULL,
	"product_id" integer NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "favourites_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_viewed_products" (
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalogue_viewed_products_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "order_documents_start" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "order_documents_start_once" CHECK ("order_documents_start"."is_only")
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "number_series_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "order_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"facts" jsonb NOT NULL,
	"pdf" "bytea",
	"corrects" bigint,
	"return_id" bigint,
	"is_partial" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_documents_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "order_adjustments" (
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"line" integer,
	"kind" text NOT NULL,
	"code" text,
	"amount" bigint NOT NULL,
	CONSTRAINT "order_adjustments_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_adjustments_amount" CHECK ("order_adjustments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"article" text NOT NULL,
	"name" jsonb NOT NULL,
	"slug" text NOT NULL,
	"picture" jsonb,
	"unit" text NOT NULL,
	"base_price" integer NOT NULL,
	"sale_price" integer NOT NULL,
	"quantity" integer NOT NULL,
	"set" jsonb NOT NULL,
	"sum" bigint NOT NULL,
	"vat_rate" integer NOT NULL,
	"vat_amount" bigint NOT NULL,
	"withdrawal_exemption" text,
	"brand" text,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_vat_rate" CHECK ("order_lines"."vat_rate" IN (21, 10, 4, 0)),
	CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."vat_amount" BETWEEN 0 AND "order_lines"."sum")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"user_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"payment" text NOT NULL,
	"total" bigint NOT NULL,
	"price" bigint NOT NULL,
	"delivery_price" bigint NOT NULL,
	"customer" jsonb NOT NULL,
	"receiver" jsonb,
	"delivery" jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"request_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"payment_due_at" timestamp with time zone,
	"is_guest" boolean NOT NULL,
	"vat" jsonb NOT NULL,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"network" text,
	"units" integer NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_request_key" UNIQUE("user_id","request_key"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."price" >= 0 AND "orders"."total" >= "orders"."price" AND "orders"."delivery_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "return_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"return_id" bigint NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"order_id" bigint NOT NULL,
	"request_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"name" text NOT NULL,
	"statement" text NOT NULL,
	"items" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "returns_reference_unique" UNIQUE("reference"),
	CONSTRAINT "returns_request_key" UNIQUE("order_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "payment_money" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_money_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_surplus" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payment_money_reference" UNIQUE("provider","kind","reference"),
	CONSTRAINT "payment_money_amount" CHECK ("payment_money"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"surplus" bigint DEFAULT 0 NOT NULL,
	"reference" text,
	"notification" text,
	CONSTRAINT "payment_refunds_notification" UNIQUE("payment_id","notification"),
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount" > 0),
	CONSTRAINT "payment_refunds_surplus" CHECK ("payment_refunds"."surplus" BETWEEN 0 AND "payment_refunds"."amount")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"reference" text NOT NULL,
	"messages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"provider_id" text,
	"reason" text,
	"inquire_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"shopper" jsonb,
	CONSTRAINT "payments_reference" UNIQUE("provider","reference"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_unanswered" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"count" integer NOT NULL,
	"outcome" text NOT NULL,
	"results" integer NOT NULL,
	"unknown_words" text[] NOT NULL,
	"first_product" text,
	"first_section" text,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_unanswered_day_query_pk" PRIMARY KEY("day","query"),
	CONSTRAINT "search_unanswered_outcome" CHECK ("search_unanswered"."outcome" IN ('nothing', 'related', 'partial'))
);
--> statement-breakpoint
CREATE TABLE "mailbox_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailbox_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailbox_mails_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "demo_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_lines" ADD CONSTRAINT "basket_lines_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_corrects_order_documents_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."order_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD CONSTRAINT "order_adjustments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD CONSTRAINT "order_adjustments_line" FOREIGN KEY ("order_id","line") REFERENCES "public"."order_lines"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_history" ADD CONSTRAINT "return_history_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_money" ADD CONSTRAINT "payment_money_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_attempts_subject" ON "account_attempts" USING btree ("subject","made_at");--> statement-breakpoint
CREATE INDEX "account_attempts_made" ON "account_attempts" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_user" ON "one_time_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_registration" ON "one_time_codes" USING btree (lower("email")) WHERE "one_time_codes"."user_id" IS NULL;--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_email" ON "registrations" USING btree (lower("email"),"browser");--> statement-breakpoint
CREATE INDEX "registrations_expiry" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_account_email" ON "users" USING btree (lower("email")) WHERE "users"."kind" = 'account';--> statement-breakpoint
CREATE INDEX "users_checkout" ON "users" USING btree ("id") WHERE "users"."kind" = 'checkout';--> statement-breakpoint
CREATE INDEX "users_checkout_email" ON "users" USING btree (lower("email")) WHERE "users"."kind" = 'checkout';--> statement-breakpoint
CREATE INDEX "baskets_forgotten" ON "baskets" USING btree ("updated_at") WHERE "baskets"."user_id" IS NULL;--> statement-breakpoint
CREATE INDEX "catalogue_products_section" ON "catalogue_products" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "catalogue_products_plain_article" ON "catalogue_products" USING btree (upper(regexp_replace("article", '[^[:alnum:]]', '', 'g')));--> statement-breakpoint
CREATE INDEX "catalogue_products_ean" ON "catalogue_products" USING btree ("ean");--> statement-breakpoint
CREATE INDEX "catalogue_products_model" ON "catalogue_products" USING btree ("model") WHERE "catalogue_products"."model" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "catalogue_products_kits" ON "catalogue_products" USING btree ("id") WHERE "catalogue_products"."kit" <> '[]';--> statement-breakpoint
CREATE INDEX "inventory_kits_of_part" ON "inventory_kit_parts" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "inventory_movements_of_product" ON "inventory_movements" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "inventory_movements_of_order" ON "inventory_movements" USING btree ("order_number") WHERE "inventory_movements"."order_number" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "compared_products_in_order" ON "compared_products" USING btree ("user_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_in_order" ON "favourites" USING btree ("user_id","place");--> statement-breakpoint
CREATE INDEX "catalogue_viewed_recently" ON "catalogue_viewed_products" USING btree ("user_id","viewed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_of_sale" ON "order_documents" USING btree ("order_id") WHERE "order_documents"."corrects" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_of_return" ON "order_documents" USING btree ("return_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_of_rest" ON "order_documents" USING btree ("corrects") WHERE "order_documents"."return_id" IS NULL AND NOT "order_documents"."is_partial";--> statement-breakpoint
CREATE INDEX "order_documents_of_order" ON "order_documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_history_of_order" ON "order_history" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_open_of_user" ON "orders" USING btree ("user_id") WHERE payment_status IN ('pending', 'failed', 'processing')
  AND status IN ('created', 'confirmed', 'preparing', 'ready');--> statement-breakpoint
CREATE INDEX "orders_open_of_email" ON "orders" USING btree (lower("email")) WHERE payment_status IN ('pending', 'failed', 'processing')
  AND status IN ('created', 'confirmed', 'preparing', 'ready');--> statement-breakpoint
CREATE INDEX "orders_open_of_network" ON "orders" USING btree ("network") WHERE payment_status IN ('pending', 'failed', 'processing')
  AND status IN ('created', 'confirmed', 'preparing', 'ready');--> statement-breakpoint
CREATE INDEX "orders_of_email" ON "orders" USING btree (lower("email"),"updated_at");--> statement-breakpoint
CREATE INDEX "orders_payment_due" ON "orders" USING btree ("payment_due_at") WHERE "orders"."payment_due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "return_history_of_return" ON "return_history" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "returns_by_state" ON "returns" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "payment_money_of_payment" ON "payment_money" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_money_surplus" ON "payment_money" USING btree ("payment_id") WHERE "payment_money"."is_surplus";--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_one_open" ON "payment_refunds" USING btree ("payment_id") WHERE "payment_refunds"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "payment_refunds_of_payment" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id") WHERE "payments"."state" IN ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "payments_to_inquire" ON "payments" USING btree ("inquire_at") WHERE "payments"."inquire_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_refused" ON "payments" USING btree ("refused_at") WHERE "payments"."refused_at" IS NOT NULL;