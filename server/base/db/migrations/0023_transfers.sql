CREATE TABLE "transfers" (
	"transfer_id" text PRIMARY KEY NOT NULL,
	"race_id" text NOT NULL,
	"item" text NOT NULL,
	"from_submission" text,
	"to_submission" text,
	"order_id" text,
	"round" integer NOT NULL,
	"link_sealed" text,
	"link_mac" text,
	"state" text DEFAULT 'open' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "transfers_link_mac_unique" UNIQUE("link_mac"),
	CONSTRAINT "transfer_link" CHECK ((state = 'open') = (link_mac is not null) and (state = 'open') = (link_sealed is not null))
);
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_from_submission_submissions_submission_id_fk" FOREIGN KEY ("from_submission") REFERENCES "public"."submissions"("submission_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_to_submission_submissions_submission_id_fk" FOREIGN KEY ("to_submission") REFERENCES "public"."submissions"("submission_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_transfer" ON "transfers" USING btree ("from_submission") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "one_transfer_out" ON "transfers" USING btree ("from_submission") WHERE state = 'done';--> statement-breakpoint
CREATE UNIQUE INDEX "one_transfer_in" ON "transfers" USING btree ("to_submission");--> statement-breakpoint
CREATE INDEX "transfers_by_order" ON "transfers" USING btree ("order_id");