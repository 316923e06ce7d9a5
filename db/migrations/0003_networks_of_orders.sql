DROP INDEX "orders_open_of_network";--> statement-breakpoint
CREATE INDEX "orders_open_of_network" ON "orders" USING btree ("network" text_pattern_ops) WHERE payment_status IN ('pending', 'failed', 'processing')
  AND status IN ('created', 'confirmed', 'preparing', 'ready');