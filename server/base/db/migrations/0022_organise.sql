CREATE TABLE "refund_requests" (
	"request_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"race_id" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"is_leaving" boolean NOT NULL,
	"note" text NOT NULL,
	"key" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "one_request_of_a_key" UNIQUE("order_id","key"),
	CONSTRAINT "refund_request_amount" CHECK (amount_fen > 0),
	CONSTRAINT "approved_by_another" CHECK (state <> 'approved' or decided_by is null or decided_by <> requested_by)
);
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_requests_by_race" ON "refund_requests" USING btree ("race_id","requested_at");--> statement-breakpoint
CREATE INDEX "entries_by_race" ON "entries" USING btree ("race_id","seq");