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
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0)
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
	"total" integer NOT NULL,
	"price" integer NOT NULL,
	"delivery_price" integer NOT NULL,
	"customer" jsonb NOT NULL,
	"receiver" jsonb,
	"delivery" jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"request_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"payment_due_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_request_key" UNIQUE("user_id","request_key"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."price" >= 0 AND "orders"."total" >= "orders"."price" AND "orders"."delivery_price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "basket_lines" ADD CONSTRAINT "basket_lines_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "baskets_forgotten" ON "baskets" USING btree ("updated_at") WHERE "baskets"."user_id" IS NULL;--> statement-breakpoint
CREATE INDEX "order_history_of_order" ON "order_history" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_payment_due" ON "orders" USING btree ("payment_due_at") WHERE "orders"."payment_due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_customer_email" ON "orders" USING btree (lower("customer" ->> 'email'));