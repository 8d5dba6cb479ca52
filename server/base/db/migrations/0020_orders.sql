CREATE TABLE "bill_comparisons" (
	"merchant" text NOT NULL,
	"day" text NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"comparison" jsonb,
	CONSTRAINT "bill_comparisons_merchant_day_pk" PRIMARY KEY("merchant","day")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"event" text NOT NULL,
	"before" text,
	"after" text NOT NULL,
	"actor" text NOT NULL,
	"about" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"race_id" text NOT NULL,
	"item" text NOT NULL,
	"submission_id" text,
	"account_id" text,
	"state" text DEFAULT 'pending_payment' NOT NULL,
	"amount_fen" integer NOT NULL,
	"price" jsonb NOT NULL,
	"paid_by" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone,
	"is_alarmed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "one_order_of_a_submission" UNIQUE("submission_id"),
	CONSTRAINT "order_amount" CHECK (amount_fen > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"out_trade_no" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"merchant" text NOT NULL,
	"way" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"transaction_id" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"queried_at" timestamp with time zone,
	"is_alarmed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "one_payment_of_a_transaction" UNIQUE("merchant","transaction_id"),
	CONSTRAINT "payment_amount" CHECK (amount_fen > 0),
	CONSTRAINT "payment_paid" CHECK ((state = 'paid') = (paid_at is not null and transaction_id is not null))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"out_trade_no" text NOT NULL,
	"order_id" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"requested_by" text NOT NULL,
	"approved_by" text,
	"state" text DEFAULT 'requested' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"is_alarmed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "one_refund_of_a_key" UNIQUE("order_id","key"),
	CONSTRAINT "refund_amount" CHECK (amount_fen > 0)
);
--> statement-breakpoint
ALTER TABLE "entries" DROP CONSTRAINT "one_entry_of_an_entrant";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "price" jsonb;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_submission_id_submissions_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("submission_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_out_trade_no_payments_out_trade_no_fk" FOREIGN KEY ("out_trade_no") REFERENCES "public"."payments"("out_trade_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_history_by_order" ON "order_history" USING btree ("order_id","seq");--> statement-breakpoint
CREATE INDEX "orders_by_account" ON "orders" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_race" ON "orders" USING btree ("race_id","state","created_at");--> statement-breakpoint
CREATE INDEX "orders_to_expire" ON "orders" USING btree ("expires_at") WHERE state = 'pending_payment';--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_payment_of_a_way" ON "payments" USING btree ("order_id","merchant","way") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("queried_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("merchant","paid_at");--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("out_trade_no");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("due_at") WHERE state in ('requested', 'refunding');--> statement-breakpoint
CREATE UNIQUE INDEX "one_entry_of_an_entrant" ON "entries" USING btree ("submission_id","position") WHERE state not in ('expired', 'withdrawn');--> statement-breakpoint
CREATE INDEX "entries_by_submission" ON "entries" USING btree ("submission_id");--> statement-breakpoint
-- What is paid back of a payment is never more than it: the payment is locked, so that of two refunds at once the second counts the first.
CREATE FUNCTION "refunds_within_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid integer;
  back bigint;
BEGIN
  SELECT amount_fen INTO paid FROM payments WHERE out_trade_no = NEW.out_trade_no AND state = 'paid' FOR UPDATE;
  SELECT coalesce(sum(amount_fen), 0) INTO back FROM refunds WHERE out_trade_no = NEW.out_trade_no AND state <> 'failed';
  IF paid IS NULL OR back > paid THEN
    RAISE EXCEPTION 'refunds of a payment are more than it' USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "refunds_within_payment" AFTER INSERT OR UPDATE OF "amount_fen", "state", "out_trade_no" ON "refunds" FOR EACH ROW EXECUTE FUNCTION "refunds_within_payment"();
