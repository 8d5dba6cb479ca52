CREATE TABLE "coupon_counts" (
	"race_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_counts_race_id_coupon_id_pk" PRIMARY KEY("race_id","coupon_id"),
	CONSTRAINT "coupon_used" CHECK ("coupon_counts"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"race_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"order_id" text NOT NULL,
	"payer_mac" text NOT NULL,
	"uses" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_uses_race_id_coupon_id_order_id_pk" PRIMARY KEY("race_id","coupon_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "pay_events" (
	"merchant" text NOT NULL,
	"event_id" text NOT NULL,
	"verified" boolean NOT NULL,
	"event" jsonb,
	"body_sealed" text,
	"reason" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "pay_events_merchant_event_id_pk" PRIMARY KEY("merchant","event_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_notices" (
	"notice_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_notices_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"body" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"out_trade_no" text PRIMARY KEY NOT NULL,
	"amount_fen" integer NOT NULL,
	"subject" text NOT NULL,
	"return_url" text,
	"state" text DEFAULT 'unpaid' NOT NULL,
	"transaction_id" text NOT NULL,
	"is_silent" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"out_trade_no" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "coupons" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_out_trade_no_sandbox_payments_out_trade_no_fk" FOREIGN KEY ("out_trade_no") REFERENCES "public"."sandbox_payments"("out_trade_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_by_payer" ON "coupon_uses" USING btree ("race_id","coupon_id","payer_mac");--> statement-breakpoint
CREATE INDEX "pay_events_due" ON "pay_events" USING btree ("due_at") WHERE "pay_events"."verified" and "pay_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "pay_events_received" ON "pay_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "sandbox_notices_due" ON "sandbox_notices" USING btree ("due_at") WHERE "sandbox_notices"."ended_at" is null;