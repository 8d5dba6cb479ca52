CREATE SEQUENCE "public"."draft_revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;
--> statement-breakpoint
CREATE TABLE "accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"email" text,
	"phone_mac" text,
	"phone_sealed" text,
	"password_hash" text,
	"nick" text NOT NULL,
	"authorities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "accounts_phone_mac_unique" UNIQUE("phone_mac")
);

--> statement-breakpoint
CREATE TABLE "answer_notices" (
	"race_id" text NOT NULL,
	"form_id" text NOT NULL,
	"waiting" integer NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "answer_notices_race_id_form_id_pk" PRIMARY KEY("race_id","form_id")
);

--> statement-breakpoint
CREATE TABLE "answer_replies" (
	"reply_id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"key" text NOT NULL,
	"text_sealed" text NOT NULL,
	"sent_by" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_reply_for_a_key" UNIQUE("submission_id","key")
);

--> statement-breakpoint
CREATE TABLE "answered_forms" (
	"hash" text PRIMARY KEY NOT NULL,
	"form_id" text NOT NULL,
	"version" integer NOT NULL,
	"use" text NOT NULL,
	"uri" text NOT NULL,
	"body" text NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"token_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"token_mac" text NOT NULL,
	"ending" text NOT NULL,
	"name" text NOT NULL,
	"races" jsonb NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_on" date,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_tokens_token_mac_unique" UNIQUE("token_mac"),
	CONSTRAINT "api_token_lasts_a_year" CHECK (expires_at <= created_at + interval '366 days')
);

--> statement-breakpoint
CREATE TABLE "audit_lines" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"race_id" text,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" text,
	"after" text,
	"reason" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "audit_links" (
	"source" text NOT NULL,
	"line" bigint NOT NULL,
	"race_id" text NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_links_race_id_number_pk" PRIMARY KEY("race_id","number"),
	CONSTRAINT "linked_once" UNIQUE("source","line")
);

--> statement-breakpoint
CREATE TABLE "audit_pending" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_pending_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"line" bigint NOT NULL,
	"race_id" text NOT NULL,
	CONSTRAINT "pending_once" UNIQUE("source","line")
);

--> statement-breakpoint
CREATE TABLE "bib_wishes" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "bill_comparisons" (
	"merchant" text NOT NULL,
	"day" text NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"comparison" jsonb,
	CONSTRAINT "bill_comparisons_merchant_day_pk" PRIMARY KEY("merchant","day")
);

--> statement-breakpoint
CREATE TABLE "captchas" (
	"captcha_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"scene" text NOT NULL,
	"target_mac" text NOT NULL,
	"answer_sealed" text,
	"pass_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"solved_at" timestamp with time zone,
	"peeked_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "captchas_pass_hash_unique" UNIQUE("pass_hash")
);

--> statement-breakpoint
CREATE TABLE "changes" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "codes" (
	"code_id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"target_mac" text NOT NULL,
	"code_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"stranger_mac" text,
	"guesses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "codes_token_hash_unique" UNIQUE("token_hash")
);

--> statement-breakpoint
CREATE TABLE "config_files" (
	"name" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"fixture_md5" text
);

--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY NOT NULL,
	"two_code" text NOT NULL,
	"three_code" text NOT NULL,
	"number_code" text NOT NULL,
	"cn_name" text NOT NULL,
	"en_name" text NOT NULL,
	"item_name" text NOT NULL,
	"item_code" text NOT NULL,
	"item_sort" integer NOT NULL,
	"dict_code" text NOT NULL
);

--> statement-breakpoint
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
CREATE TABLE "domains" (
	"domain_name" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"bound_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "drafts" (
	"account_id" text NOT NULL,
	"race_id" text NOT NULL,
	"use" text NOT NULL,
	"item" text NOT NULL,
	"domain_name" text NOT NULL,
	"content_sealed" text NOT NULL,
	"revision" bigint NOT NULL,
	"version" json,
	"session_id" text NOT NULL,
	"device" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_account_id_race_id_use_item_pk" PRIMARY KEY("account_id","race_id","use","item")
);

--> statement-breakpoint
CREATE TABLE "entrant_messages" (
	"message_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entrant_messages_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"race_id" text NOT NULL,
	"domain_name" text NOT NULL,
	"stream" text NOT NULL,
	"filter" jsonb NOT NULL,
	"subject" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"total" integer NOT NULL,
	"key" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"cursor" bigint,
	"queued" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"stopped_by" text,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "one_message_of_a_key" UNIQUE("race_id","key"),
	CONSTRAINT "message_approved_by_another" CHECK (state <> 'approved' or decided_by is null or decided_by <> requested_by)
);

--> statement-breakpoint
CREATE TABLE "entrants" (
	"submission_id" text NOT NULL,
	"position" integer NOT NULL,
	"race_id" text NOT NULL,
	"use" text NOT NULL,
	"item" text NOT NULL,
	"document_mac" text,
	"exclusion_group" text DEFAULT 'race' NOT NULL,
	"is_standing" boolean DEFAULT true NOT NULL,
	"initial_mark" smallint,
	"start_mark" smallint,
	"look_up_mac" text,
	CONSTRAINT "entrants_submission_id_position_pk" PRIMARY KEY("submission_id","position")
);

--> statement-breakpoint
CREATE TABLE "entries" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"race_id" text NOT NULL,
	"item" text NOT NULL,
	"exclusion_group" text NOT NULL,
	"submission_id" text,
	"position" integer NOT NULL,
	"person_id" text,
	"bib" text,
	"state" text NOT NULL,
	"state_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entries_code_unique" UNIQUE("code")
);

--> statement-breakpoint
CREATE TABLE "entry_history" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entry_history_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" text NOT NULL,
	"before" text,
	"after" text NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "export_layouts" (
	"race_id" text NOT NULL,
	"name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "export_layouts_race_id_name_pk" PRIMARY KEY("race_id","name")
);

--> statement-breakpoint
CREATE TABLE "hand_outs" (
	"hand_out_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hand_outs_hand_out_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" text NOT NULL,
	"race_id" text NOT NULL,
	"material" text NOT NULL,
	"choice" text,
	"site" text NOT NULL,
	"device_id" text NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_account" text NOT NULL,
	"proxy_sealed" text,
	"undone_at" timestamp with time zone,
	"undone_by" text,
	"undone_second" text,
	CONSTRAINT "undone_by_two" CHECK ((undone_at is null and undone_by is null and undone_second is null)
        or (undone_at is not null and undone_by is not null and undone_second is not null and undone_by <> undone_second))
);

--> statement-breakpoint
CREATE TABLE "invitations" (
	"invitation_id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "invitations_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"race_id" text NOT NULL,
	"domain_name" text NOT NULL,
	"item" text NOT NULL,
	"kind" text NOT NULL,
	"application_id" text,
	"channel" text,
	"contact_sealed" text,
	"contact_mac" text,
	"ordinal" integer DEFAULT 1 NOT NULL,
	"language" text NOT NULL,
	"note_sealed" text,
	"is_waived" boolean NOT NULL,
	"paid_fen" integer,
	"holds_place" boolean NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"link_sealed" text,
	"link_mac" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"submission_id" text,
	"due_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"rounds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invitations_link_mac_unique" UNIQUE("link_mac"),
	CONSTRAINT "invitation_link" CHECK ((state = 'sent') = (link_mac is not null) and (state = 'sent') = (link_sealed is not null)),
	CONSTRAINT "invitation_due" CHECK (due_at is null or state = 'sent')
);

--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "live_alerts" (
	"account_id" text NOT NULL,
	"race_id" text NOT NULL,
	"edition" text NOT NULL,
	"bib" text NOT NULL,
	"point" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_alerts_account_id_race_id_edition_bib_point_pk" PRIMARY KEY("account_id","race_id","edition","bib","point")
);

--> statement-breakpoint
CREATE TABLE "live_follows" (
	"account_id" text NOT NULL,
	"race_id" text NOT NULL,
	"edition" text NOT NULL,
	"bib" text NOT NULL,
	"language" text NOT NULL,
	"followed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_follows_account_id_race_id_edition_bib_pk" PRIMARY KEY("account_id","race_id","edition","bib")
);

--> statement-breakpoint
CREATE TABLE "mailing_history" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailing_history_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mailing_id" text NOT NULL,
	"before" text,
	"after" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "mailing_runners" (
	"runner_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailing_runners_runner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"race_id" text NOT NULL,
	"person_mac" text NOT NULL,
	"phone_mac" text,
	"pack" text NOT NULL,
	"account_id" text,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_runner_of_a_person" UNIQUE("race_id","person_mac")
);

--> statement-breakpoint
CREATE TABLE "mailings" (
	"mailing_id" text PRIMARY KEY NOT NULL,
	"race_id" text NOT NULL,
	"entry_id" text,
	"runner_id" integer,
	"account_id" text,
	"domain_name" text NOT NULL,
	"order_id" text,
	"fee_fen" integer NOT NULL,
	"address_sealed" text,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"ended_because" text,
	"carrier" text,
	"tracking" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_mailing_of_an_order" UNIQUE("order_id"),
	CONSTRAINT "mailing_of_a_pack" CHECK ((entry_id is null) <> (runner_id is null)),
	CONSTRAINT "mailing_end" CHECK ((state = 'cancelled') = (ended_because is not null)),
	CONSTRAINT "mailing_shipped" CHECK (state not in ('shipped', 'delivered', 'returned', 'reshipped') or (carrier is not null and tracking is not null))
);

--> statement-breakpoint
CREATE TABLE "message_recipients" (
	"message_id" integer NOT NULL,
	"contact_mac" text NOT NULL,
	"account_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"outcome" text NOT NULL,
	"outbox_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_recipients_message_id_contact_mac_pk" PRIMARY KEY("message_id","contact_mac")
);

--> statement-breakpoint
CREATE TABLE "option_counts" (
	"race_id" text NOT NULL,
	"form_id" text NOT NULL,
	"field" text NOT NULL,
	"option" text NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "option_counts_race_id_form_id_field_option_pk" PRIMARY KEY("race_id","form_id","field","option")
);

--> statement-breakpoint
CREATE TABLE "option_places" (
	"submission_id" text NOT NULL,
	"position" integer NOT NULL,
	"race_id" text NOT NULL,
	"form_id" text NOT NULL,
	"field" text NOT NULL,
	"option" text NOT NULL,
	"state" text NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "option_places_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"freed_at" timestamp with time zone,
	CONSTRAINT "option_places_submission_id_position_field_option_pk" PRIMARY KEY("submission_id","position","field","option")
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
CREATE TABLE "outbox_messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"key" text NOT NULL,
	"channel" text NOT NULL,
	"target_sealed" text NOT NULL,
	"template" text NOT NULL,
	"content_sealed" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"about" text,
	"is_bulk" boolean DEFAULT false NOT NULL,
	CONSTRAINT "outbox_messages_key_unique" UNIQUE("key")
);

--> statement-breakpoint
CREATE TABLE "passings" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passings_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_id" integer NOT NULL,
	"external_id" text NOT NULL,
	"content_hash" char(24) NOT NULL,
	"point" text,
	"device" text,
	"bib" text,
	"chip" text,
	"at" timestamp with time zone,
	"is_removed" boolean NOT NULL,
	"raw" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "payment_servers" (
	"server_id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_servers_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fingerprint" text NOT NULL,
	"names" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "payments" (
	"out_trade_no" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"merchant" text NOT NULL,
	"way" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"second_of" text,
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
CREATE TABLE "persons" (
	"person_id" text PRIMARY KEY NOT NULL,
	"birthday" date
);

--> statement-breakpoint
CREATE TABLE "photo_batches" (
	"batch_id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "photo_batches_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"race_id" text NOT NULL,
	"edition" text NOT NULL,
	"item" text,
	"folder" text NOT NULL,
	"point" text,
	"clock_seconds" jsonb NOT NULL,
	"state" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" text,
	"undone_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "photo_bibs" (
	"photo_id" text NOT NULL,
	"race_id" text NOT NULL,
	"edition" text NOT NULL,
	"bib" text NOT NULL,
	"confidence" smallint NOT NULL,
	"source" text NOT NULL,
	"is_partial" boolean NOT NULL,
	CONSTRAINT "photo_bibs_photo_id_bib_pk" PRIMARY KEY("photo_id","bib")
);

--> statement-breakpoint
CREATE TABLE "photo_removals" (
	"removal_id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "photo_removals_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"race_id" text NOT NULL,
	"edition" text NOT NULL,
	"photo_id" text NOT NULL,
	"bib" text NOT NULL,
	"removed_by" text NOT NULL,
	"runner_bib" text,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"restored_by" text,
	"restored_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "photo_statements" (
	"batch_id" text NOT NULL,
	"photo_id" text NOT NULL,
	"file_name" text NOT NULL,
	"taken_at" timestamp with time zone,
	"point" text,
	"bibs" jsonb NOT NULL,
	CONSTRAINT "photo_statements_batch_id_photo_id_pk" PRIMARY KEY("batch_id","photo_id")
);

--> statement-breakpoint
CREATE TABLE "photos" (
	"photo_id" text PRIMARY KEY NOT NULL,
	"race_id" text NOT NULL,
	"edition" text NOT NULL,
	"item" text,
	"batch_id" text NOT NULL,
	"taken_at" timestamp with time zone,
	"point" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "pickup_slots" (
	"slot_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pickup_slots_slot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"race_id" text NOT NULL,
	"site" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"places" integer NOT NULL,
	"capacity" integer NOT NULL,
	"booked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "one_slot_of_a_time" UNIQUE("race_id","site","starts_at"),
	CONSTRAINT "booked_within_capacity" CHECK (booked >= 0 and booked <= capacity)
);

--> statement-breakpoint
CREATE TABLE "pickups" (
	"pickup_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pickups_pickup_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" text NOT NULL,
	"slot_id" integer NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "place_changes" (
	"change_id" text PRIMARY KEY NOT NULL,
	"race_id" text NOT NULL,
	"pool_id" integer NOT NULL,
	"added" integer NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "one_place_change_of_a_key" UNIQUE("race_id","key"),
	CONSTRAINT "place_change_is_one" CHECK (added <> 0),
	CONSTRAINT "places_approved_by_another" CHECK (state <> 'approved' or decided_by is null or decided_by <> requested_by)
);

--> statement-breakpoint
CREATE TABLE "pool_ledger" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pool_ledger_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pool_id" integer NOT NULL,
	"entry_id" text NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_place_at_a_time" CHECK (delta in (-1, 1))
);

--> statement-breakpoint
CREATE TABLE "pools" (
	"pool_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pools_pool_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"race_id" text NOT NULL,
	"name" text NOT NULL,
	"places" integer NOT NULL,
	"stated" integer,
	"capacity" integer NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "one_pool_of_a_name" UNIQUE("race_id","name"),
	CONSTRAINT "claimed_within_capacity" CHECK (claimed >= 0 and claimed <= capacity)
);

--> statement-breakpoint
CREATE TABLE "prize_events" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prize_events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"race_id" text NOT NULL,
	"item" text NOT NULL,
	"edition" text NOT NULL,
	"list" text NOT NULL,
	"bib" text NOT NULL,
	"event" text NOT NULL,
	"paid_fen" integer,
	"reason" text,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "problem_reports" (
	"domain_name" text NOT NULL,
	"code" text NOT NULL,
	"pointer" text NOT NULL,
	"message" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "problem_reports_domain_name_code_pointer_message_pk" PRIMARY KEY("domain_name","code","pointer","message")
);

--> statement-breakpoint
CREATE TABLE "profiles" (
	"account_id" text PRIMARY KEY NOT NULL,
	"user_name" text,
	"gender" integer DEFAULT 0 NOT NULL,
	"birthday" date,
	"icon_upload_id" text,
	"introduction" text,
	"education_level" text,
	"graduate_institution" text,
	"major" text,
	"residential_province_code" text,
	"residential_city_code" text,
	"residential_district_code" text,
	"residential_address" text,
	"height_cm" integer,
	"weight_kg" integer,
	"extend_info" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "published_composites" (
	"release_id" bigint NOT NULL,
	"path" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "published_composites_release_id_path_pk" PRIMARY KEY("release_id","path")
);

--> statement-breakpoint
CREATE TABLE "published_files" (
	"path" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	"damaged_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "published_parts" (
	"sha256" text NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "published_parts_sha256_part_pk" PRIMARY KEY("sha256","part")
);

--> statement-breakpoint
CREATE TABLE "race_alerts" (
	"alert_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "race_alerts_alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"race_id" text NOT NULL,
	"template" text NOT NULL,
	"item" text,
	"level" text NOT NULL,
	"text" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"ended_by" text,
	"ended_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "race_cancellations" (
	"cancellation_id" text PRIMARY KEY NOT NULL,
	"race_id" text NOT NULL,
	"refunds" text NOT NULL,
	"kept" integer NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"total" integer DEFAULT 0 NOT NULL,
	"worked_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "one_cancellation_of_a_key" UNIQUE("race_id","key"),
	CONSTRAINT "cancellation_rule" CHECK (case refunds when 'share' then kept between 1 and 99 when 'amount' then kept > 0 else kept = 0 end),
	CONSTRAINT "cancelled_by_two" CHECK (state <> 'approved' or coalesce(decided_by <> requested_by, false))
);

--> statement-breakpoint
CREATE TABLE "race_items" (
	"race_id" text NOT NULL,
	"item" text NOT NULL,
	"allocation" text NOT NULL,
	"closes_at" timestamp with time zone,
	"promote_until" timestamp with time zone,
	"fee_fen" integer NOT NULL,
	"min_age" integer,
	"max_age" integer,
	"age_on" date,
	"exclusion_group" text NOT NULL,
	"has_waiting_list" boolean NOT NULL,
	"cancelled_at" timestamp with time zone,
	"pool_ids" integer[] NOT NULL,
	CONSTRAINT "race_items_race_id_item_pk" PRIMARY KEY("race_id","item")
);

--> statement-breakpoint
CREATE TABLE "races" (
	"race_id" text PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL,
	"cancelled_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "real_names" (
	"account_id" text PRIMARY KEY NOT NULL,
	"name_sealed" text NOT NULL,
	"card_type" text NOT NULL,
	"card_sealed" text NOT NULL,
	"card_mac" text NOT NULL,
	"card_upload_id" text,
	"birthday" date,
	"gender" integer,
	"audit_status" integer NOT NULL,
	"refuse_reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text
);

--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"request_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"race_id" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"is_leaving" boolean NOT NULL,
	"place_goes_on" boolean DEFAULT true NOT NULL,
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
	"billed_at" timestamp with time zone,
	"is_alarmed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "one_refund_of_a_key" UNIQUE("order_id","key"),
	CONSTRAINT "refund_amount" CHECK (amount_fen > 0)
);

--> statement-breakpoint
CREATE TABLE "releases" (
	"release_id" bigserial PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"origin" text NOT NULL,
	"file_md5" text NOT NULL,
	"uri" text NOT NULL,
	"source_md5" text NOT NULL,
	"source_uri" text NOT NULL,
	"head" jsonb NOT NULL,
	"race" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"notify" jsonb,
	"coupons" jsonb,
	"problems" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "result_batches" (
	"batch_id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "result_batches_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"race_id" text NOT NULL,
	"item" text NOT NULL,
	"edition" text NOT NULL,
	"file_name" text NOT NULL,
	"reading_hash" text NOT NULL,
	"import_seq" bigint,
	"reading" jsonb NOT NULL,
	"point_ids" text[],
	"state" text NOT NULL,
	"stored_rows" integer DEFAULT 0 NOT NULL,
	"refused_rows" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"imported_by" text,
	"imported_at" timestamp with time zone,
	"undone_by" text,
	"undone_at" timestamp with time zone,
	CONSTRAINT "one_batch_of_a_reading" UNIQUE("race_id","item","edition","reading_hash")
);

--> statement-breakpoint
CREATE TABLE "result_corrections" (
	"correction_id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "result_corrections_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"race_id" text NOT NULL,
	"item" text NOT NULL,
	"edition" text NOT NULL,
	"bib" text NOT NULL,
	"field" text NOT NULL,
	"before" text,
	"after" text,
	"reason" text NOT NULL,
	"corrected_by" text NOT NULL,
	"corrected_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_by" text,
	"released_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "result_hidings" (
	"hiding_id" text PRIMARY KEY NOT NULL,
	"race_id" text NOT NULL,
	"person_id" text,
	"entry_id" text,
	"part" text NOT NULL,
	"hidden_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_hiding_of_a_person" UNIQUE("race_id","person_id"),
	CONSTRAINT "one_hiding_of_an_entry" UNIQUE("race_id","entry_id"),
	CONSTRAINT "hidings_name_a_runner" CHECK (person_id is not null or entry_id is not null)
);

--> statement-breakpoint
CREATE TABLE "result_rows" (
	"batch_id" text NOT NULL,
	"line" integer NOT NULL,
	"bib" text,
	"name" text,
	"latin_name" text,
	"gender" smallint DEFAULT 0 NOT NULL,
	"birthday" date,
	"birth_year" smallint,
	"age" smallint,
	"club" text,
	"country" char(3),
	"city" text,
	"category" text,
	"wave" text,
	"gun_ms" integer,
	"net_ms" integer,
	"splits_ms" integer[],
	"status" text,
	"person_id" text,
	"entry_code" text,
	"problems" jsonb,
	"is_refused" boolean DEFAULT false NOT NULL,
	CONSTRAINT "result_rows_batch_id_line_pk" PRIMARY KEY("batch_id","line")
);

--> statement-breakpoint
CREATE TABLE "result_sets" (
	"set_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "result_sets_set_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"race_id" text NOT NULL,
	"item" text NOT NULL,
	"edition" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"note" jsonb,
	"rules" jsonb NOT NULL,
	"content_hash" text,
	"derived_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"published_by" text,
	CONSTRAINT "one_set_of_a_number" UNIQUE("race_id","item","edition","number"),
	CONSTRAINT "published_sets_have_a_time" CHECK ((kind = 'draft') = (published_at is null))
);

--> statement-breakpoint
CREATE TABLE "results" (
	"set_id" integer NOT NULL,
	"row" integer NOT NULL,
	"bib" text,
	"name" text,
	"latin_name" text,
	"gender" smallint DEFAULT 0 NOT NULL,
	"birthday" date,
	"birth_year" smallint,
	"age" smallint,
	"club" text,
	"country" char(3),
	"city" text,
	"category" text,
	"wave" text,
	"gun_ms" integer,
	"net_ms" integer,
	"splits_ms" integer[],
	"status" text NOT NULL,
	"age_group" text,
	"overall_rank" integer,
	"gender_rank" integer,
	"age_group_rank" integer,
	"entry_id" text,
	"person_id" text,
	"batch_id" text,
	"line" integer,
	CONSTRAINT "results_set_id_row_pk" PRIMARY KEY("set_id","row")
);

--> statement-breakpoint
CREATE TABLE "revocations" (
	"revocation_id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"race_id" text NOT NULL,
	"ground" jsonb,
	"reason" text,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "revocation_has_reason" CHECK (ground is not null or reason is not null),
	CONSTRAINT "revoked_by_two" CHECK (state <> 'approved' or coalesce(decided_by <> requested_by, false))
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
CREATE TABLE "second_factors" (
	"account_id" text PRIMARY KEY NOT NULL,
	"secret_sealed" text,
	"pending_sealed" text,
	"last_step" bigint,
	"recovery_macs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"enrolled_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "secret_marks" (
	"id" integer PRIMARY KEY NOT NULL,
	"mark" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "security_events" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor" text,
	"account_id" text,
	"network" text,
	"count" integer NOT NULL,
	"details" jsonb
);

--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"account_id" text NOT NULL,
	"login_type" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"second_factor_until" timestamp with time zone,
	CONSTRAINT "sessions_session_id_unique" UNIQUE("session_id")
);

--> statement-breakpoint
CREATE TABLE "sites" (
	"site_id" text PRIMARY KEY NOT NULL,
	"race_id" text,
	"release_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "staff_devices" (
	"device_id" text PRIMARY KEY NOT NULL,
	"race_id" text NOT NULL,
	"site" text NOT NULL,
	"name" text NOT NULL,
	"account_id" text NOT NULL,
	"session_id" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sync_at" timestamp with time zone,
	"pending" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"closed_second" text,
	CONSTRAINT "closed_by_two" CHECK (closed_second is null or closed_second <> closed_by)
);

--> statement-breakpoint
CREATE TABLE "staff_events" (
	"device_id" text NOT NULL,
	"seq" integer NOT NULL,
	"nonce" text NOT NULL,
	"race_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_account" text NOT NULL,
	"action" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"hand_out_id" bigint,
	"informed_at" timestamp with time zone,
	CONSTRAINT "staff_events_device_id_seq_pk" PRIMARY KEY("device_id","seq")
);

--> statement-breakpoint
CREATE TABLE "submission_files" (
	"submission_id" text NOT NULL,
	"upload_id" text NOT NULL,
	CONSTRAINT "submission_files_submission_id_upload_id_pk" PRIMARY KEY("submission_id","upload_id")
);

--> statement-breakpoint
CREATE TABLE "submissions" (
	"submission_id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"race_id" text NOT NULL,
	"domain_name" text NOT NULL,
	"use" text NOT NULL,
	"item" text NOT NULL,
	"form_id" text NOT NULL,
	"form_version" integer NOT NULL,
	"form_hash" text NOT NULL,
	"policies" jsonb NOT NULL,
	"answers_sealed" text NOT NULL,
	"fee_fen" integer NOT NULL,
	"price" jsonb,
	"waiver" text,
	"race_ends_at" timestamp with time zone,
	"key" text NOT NULL,
	"body_mac" text NOT NULL,
	"receipt" text NOT NULL,
	"language" text,
	"terminal_type" smallint,
	"audit_status" integer,
	"category" text,
	"refuse_reason" text,
	"refuse_ground" jsonb,
	"round" smallint DEFAULT 1 NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"replaced_by" text,
	"withdrawn_at" timestamp with time zone,
	"ended_because" text,
	"answers_destroyed_at" timestamp with time zone,
	"submitted_mac" text,
	"done_at" timestamp with time zone,
	"done_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "one_submission_for_a_key" UNIQUE("account_id","key")
);

--> statement-breakpoint
CREATE TABLE "suppressions" (
	"contact_mac" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppressions_contact_mac_kind_pk" PRIMARY KEY("contact_mac","kind")
);

--> statement-breakpoint
CREATE TABLE "team_members" (
	"submission_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	"left_because" text
);

--> statement-breakpoint
CREATE TABLE "teams" (
	"team_id" text PRIMARY KEY NOT NULL,
	"race_id" text NOT NULL,
	"domain_name" text NOT NULL,
	"item" text NOT NULL,
	"form_id" text NOT NULL,
	"captain_id" text,
	"name_sealed" text NOT NULL,
	"link_sealed" text NOT NULL,
	"link_mac" text NOT NULL,
	"order_id" text,
	"fees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dissolved_at" timestamp with time zone,
	CONSTRAINT "teams_link_mac_unique" UNIQUE("link_mac")
);

--> statement-breakpoint
CREATE TABLE "timing_sources" (
	"source_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "timing_sources_source_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"race_id" text NOT NULL,
	"domain_name" text NOT NULL,
	"name" text NOT NULL,
	"token_mac" text NOT NULL,
	"ending" text NOT NULL,
	"signing_sealed" text,
	"points" jsonb NOT NULL,
	"rehearsal" jsonb,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_by" text,
	"revoked_at" timestamp with time zone,
	"cleared_at" timestamp with time zone,
	CONSTRAINT "timing_sources_token_mac_unique" UNIQUE("token_mac")
);

--> statement-breakpoint
CREATE TABLE "transfers" (
	"transfer_id" text PRIMARY KEY NOT NULL,
	"race_id" text NOT NULL,
	"item" text NOT NULL,
	"from_submission" text,
	"to_submission" text,
	"order_id" text,
	"round" integer NOT NULL,
	"to_race_id" text,
	"to_item" text,
	"deferrals" integer DEFAULT 0 NOT NULL,
	"deferred_in" integer DEFAULT 0 NOT NULL,
	"pays_back" text,
	"link_sealed" text,
	"link_mac" text,
	"state" text DEFAULT 'open' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "transfers_link_mac_unique" UNIQUE("link_mac"),
	CONSTRAINT "transfer_to_race" CHECK ((to_race_id is null) = (to_item is null)),
	CONSTRAINT "transfer_link" CHECK ((state = 'open') = (link_mac is not null) and (state = 'open') = (link_sealed is not null))
);

--> statement-breakpoint
CREATE TABLE "uploads" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"is_picture" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_key_unique" UNIQUE("key")
);

--> statement-breakpoint
CREATE TABLE "waiting_buckets" (
	"race_id" text PRIMARY KEY NOT NULL,
	"used_until" double precision NOT NULL,
	"granted" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "waiting_periods" (
	"race_id" text NOT NULL,
	"period" bigint NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "waiting_periods_race_id_period_pk" PRIMARY KEY("race_id","period")
);

--> statement-breakpoint
ALTER TABLE "answer_replies" ADD CONSTRAINT "answer_replies_submission_id_submissions_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("submission_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bib_wishes" ADD CONSTRAINT "bib_wishes_entry_id_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("entry_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_site_id_sites_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("site_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entrants" ADD CONSTRAINT "entrants_submission_id_submissions_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("submission_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_person_id_persons_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("person_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_submission_id_submissions_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("submission_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entry_history" ADD CONSTRAINT "entry_history_entry_id_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("entry_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hand_outs" ADD CONSTRAINT "hand_outs_entry_id_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("entry_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_application_id_submissions_submission_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."submissions"("submission_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_submission_id_submissions_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("submission_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "live_alerts" ADD CONSTRAINT "live_alerts_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "live_follows" ADD CONSTRAINT "live_follows_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mailing_history" ADD CONSTRAINT "mailing_history_mailing_id_mailings_mailing_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailings"("mailing_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mailing_runners" ADD CONSTRAINT "mailing_runners_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_entry_id_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("entry_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_runner_id_mailing_runners_runner_id_fk" FOREIGN KEY ("runner_id") REFERENCES "public"."mailing_runners"("runner_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_message_id_entrant_messages_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."entrant_messages"("message_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "option_places" ADD CONSTRAINT "option_places_submission_id_position_entrants_submission_id_position_fk" FOREIGN KEY ("submission_id","position") REFERENCES "public"."entrants"("submission_id","position") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_submission_id_submissions_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("submission_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "photo_bibs" ADD CONSTRAINT "photo_bibs_photo_id_photos_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("photo_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "photo_statements" ADD CONSTRAINT "photo_statements_batch_id_photo_batches_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."photo_batches"("batch_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_batch_id_photo_batches_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."photo_batches"("batch_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_entry_id_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("entry_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_slot_id_pickup_slots_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."pickup_slots"("slot_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "place_changes" ADD CONSTRAINT "place_changes_pool_id_pools_pool_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("pool_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pool_ledger" ADD CONSTRAINT "pool_ledger_entry_id_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("entry_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pool_ledger" ADD CONSTRAINT "pool_ledger_pool_id_pools_pool_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("pool_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "published_composites" ADD CONSTRAINT "published_composites_release_id_releases_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("release_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "real_names" ADD CONSTRAINT "real_names_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_out_trade_no_payments_out_trade_no_fk" FOREIGN KEY ("out_trade_no") REFERENCES "public"."payments"("out_trade_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_site_id_sites_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("site_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "result_hidings" ADD CONSTRAINT "result_hidings_entry_id_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("entry_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "result_rows" ADD CONSTRAINT "result_rows_batch_id_result_batches_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."result_batches"("batch_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "revocations" ADD CONSTRAINT "revocations_submission_id_submissions_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("submission_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_out_trade_no_sandbox_payments_out_trade_no_fk" FOREIGN KEY ("out_trade_no") REFERENCES "public"."sandbox_payments"("out_trade_no") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_race_id_races_race_id_fk" FOREIGN KEY ("race_id") REFERENCES "public"."races"("race_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_events" ADD CONSTRAINT "staff_events_device_id_staff_devices_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."staff_devices"("device_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_id_submissions_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("submission_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_upload_id_uploads_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("upload_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_form_hash_answered_forms_hash_fk" FOREIGN KEY ("form_hash") REFERENCES "public"."answered_forms"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_replaced_by_submissions_submission_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."submissions"("submission_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_submission_id_submissions_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("submission_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("team_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_captain_id_accounts_account_id_fk" FOREIGN KEY ("captain_id") REFERENCES "public"."accounts"("account_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_from_submission_submissions_submission_id_fk" FOREIGN KEY ("from_submission") REFERENCES "public"."submissions"("submission_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_to_submission_submissions_submission_id_fk" FOREIGN KEY ("to_submission") REFERENCES "public"."submissions"("submission_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "api_tokens_by_account" ON "api_tokens" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "audit_lines_by_entity" ON "audit_lines" USING btree ("entity_id");
--> statement-breakpoint
CREATE INDEX "cancellations_to_carry_out" ON "race_cancellations" USING btree ("decided_at") WHERE state = 'approved' and done_at is null;
--> statement-breakpoint
CREATE INDEX "codes_by_target" ON "codes" USING btree ("purpose","target_mac","created_at");
--> statement-breakpoint
CREATE INDEX "coupon_uses_by_payer" ON "coupon_uses" USING btree ("race_id","coupon_id","payer_mac");
--> statement-breakpoint
CREATE INDEX "drafts_by_age" ON "drafts" USING btree ("saved_at");
--> statement-breakpoint
CREATE INDEX "entrant_messages_by_race" ON "entrant_messages" USING btree ("race_id","message_id");
--> statement-breakpoint
CREATE INDEX "entrant_messages_to_send" ON "entrant_messages" USING btree ("decided_at") WHERE state = 'approved' and done_at is null and stopped_at is null;
--> statement-breakpoint
CREATE INDEX "entrants_by_look_up" ON "entrants" USING btree ("look_up_mac") WHERE look_up_mac is not null;
--> statement-breakpoint
CREATE INDEX "entrants_by_name" ON "entrants" USING btree ("race_id","initial_mark","start_mark");
--> statement-breakpoint
CREATE INDEX "entries_by_item" ON "entries" USING btree ("race_id","item","state","seq");
--> statement-breakpoint
CREATE INDEX "entries_by_person" ON "entries" USING btree ("person_id");
--> statement-breakpoint
CREATE INDEX "entries_by_race" ON "entries" USING btree ("race_id","seq");
--> statement-breakpoint
CREATE INDEX "entries_by_submission" ON "entries" USING btree ("submission_id");
--> statement-breakpoint
CREATE INDEX "entry_history_by_entry" ON "entry_history" USING btree ("entry_id","seq");
--> statement-breakpoint
CREATE INDEX "hand_outs_by_race" ON "hand_outs" USING btree ("race_id","at");
--> statement-breakpoint
CREATE INDEX "invitations_by_application" ON "invitations" USING btree ("application_id");
--> statement-breakpoint
CREATE INDEX "invitations_by_race" ON "invitations" USING btree ("race_id","seq");
--> statement-breakpoint
CREATE INDEX "invitations_due" ON "invitations" USING btree ("due_at") WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX "invitations_ending" ON "invitations" USING btree ("ends_at") WHERE state = 'sent';
--> statement-breakpoint
CREATE INDEX "live_alerts_by_race" ON "live_alerts" USING btree ("race_id","edition");
--> statement-breakpoint
CREATE INDEX "live_follows_by_race" ON "live_follows" USING btree ("race_id","edition");
--> statement-breakpoint
CREATE INDEX "mailing_history_by_mailing" ON "mailing_history" USING btree ("mailing_id","seq");
--> statement-breakpoint
CREATE INDEX "mailing_runners_by_account" ON "mailing_runners" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "mailings_by_account" ON "mailings" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "mailings_by_race" ON "mailings" USING btree ("race_id","state","created_at");
--> statement-breakpoint
CREATE INDEX "message_recipients_by_account" ON "message_recipients" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "message_recipients_by_entry" ON "message_recipients" USING btree ("entry_id");
--> statement-breakpoint
CREATE INDEX "option_places_in_order" ON "option_places" USING btree ("race_id","form_id","field","option","state","seq");
--> statement-breakpoint
CREATE INDEX "order_history_by_order" ON "order_history" USING btree ("order_id","seq");
--> statement-breakpoint
CREATE INDEX "orders_by_account" ON "orders" USING btree ("account_id","created_at");
--> statement-breakpoint
CREATE INDEX "orders_by_race" ON "orders" USING btree ("race_id","state","created_at");
--> statement-breakpoint
CREATE INDEX "orders_to_expire" ON "orders" USING btree ("expires_at") WHERE state = 'pending_payment';
--> statement-breakpoint
CREATE INDEX "outbox_messages_about" ON "outbox_messages" USING btree ("about");
--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("channel","is_bulk","due_at") WHERE state = 'queued';
--> statement-breakpoint
CREATE INDEX "partial_photo_bibs" ON "photo_bibs" USING btree ("race_id","edition") WHERE is_partial;
--> statement-breakpoint
CREATE INDEX "passings_by_source" ON "passings" USING btree ("source_id","seq");
--> statement-breakpoint
CREATE INDEX "pay_events_due" ON "pay_events" USING btree ("due_at") WHERE "pay_events"."verified" and "pay_events"."processed_at" is null;
--> statement-breakpoint
CREATE INDEX "pay_events_received" ON "pay_events" USING btree ("received_at");
--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("queried_at") WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("merchant","paid_at");
--> statement-breakpoint
CREATE INDEX "photo_batches_by_race" ON "photo_batches" USING btree ("race_id","seq");
--> statement-breakpoint
CREATE INDEX "photo_bibs_by_bib" ON "photo_bibs" USING btree ("race_id","edition","bib");
--> statement-breakpoint
CREATE INDEX "photo_removals_by_race" ON "photo_removals" USING btree ("race_id","seq");
--> statement-breakpoint
CREATE INDEX "photo_statements_by_photo" ON "photo_statements" USING btree ("photo_id");
--> statement-breakpoint
CREATE INDEX "photos_by_batch" ON "photos" USING btree ("batch_id");
--> statement-breakpoint
CREATE INDEX "photos_by_time" ON "photos" USING btree ("race_id","edition","point","taken_at");
--> statement-breakpoint
CREATE INDEX "pickups_by_entry" ON "pickups" USING btree ("entry_id");
--> statement-breakpoint
CREATE INDEX "pickups_by_slot" ON "pickups" USING btree ("slot_id","state");
--> statement-breakpoint
CREATE INDEX "place_changes_by_pool" ON "place_changes" USING btree ("pool_id","requested_at");
--> statement-breakpoint
CREATE INDEX "pool_ledger_by_entry" ON "pool_ledger" USING btree ("entry_id");
--> statement-breakpoint
CREATE INDEX "pool_ledger_by_pool" ON "pool_ledger" USING btree ("pool_id");
--> statement-breakpoint
CREATE INDEX "prize_events_by_item" ON "prize_events" USING btree ("race_id","item","edition","seq");
--> statement-breakpoint
CREATE INDEX "published_files_by_content" ON "published_files" USING btree ("sha256");
--> statement-breakpoint
CREATE INDEX "race_alerts_by_race" ON "race_alerts" USING btree ("race_id","alert_id");
--> statement-breakpoint
CREATE INDEX "refund_requests_by_race" ON "refund_requests" USING btree ("race_id","requested_at");
--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("out_trade_no");
--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("due_at") WHERE state in ('requested', 'refunding');
--> statement-breakpoint
CREATE INDEX "refunds_of_cancellations" ON "refunds" USING btree ("key") WHERE reason = 'race-cancelled';
--> statement-breakpoint
CREATE INDEX "releases_by_site" ON "releases" USING btree ("site_id","release_id");
--> statement-breakpoint
CREATE INDEX "result_batches_by_item" ON "result_batches" USING btree ("race_id","item","edition","import_seq");
--> statement-breakpoint
CREATE INDEX "result_rows_by_bib" ON "result_rows" USING btree ("bib");
--> statement-breakpoint
CREATE INDEX "result_rows_by_entry" ON "result_rows" USING btree ("entry_code") WHERE entry_code is not null;
--> statement-breakpoint
CREATE INDEX "result_rows_by_person" ON "result_rows" USING btree ("person_id") WHERE person_id is not null;
--> statement-breakpoint
CREATE INDEX "results_by_age_group" ON "results" USING btree ("set_id","age_group","age_group_rank");
--> statement-breakpoint
CREATE INDEX "results_by_bib" ON "results" USING btree ("set_id","bib");
--> statement-breakpoint
CREATE INDEX "results_by_entry" ON "results" USING btree ("entry_id") WHERE entry_id is not null;
--> statement-breakpoint
CREATE INDEX "results_by_gender" ON "results" USING btree ("set_id","gender","gender_rank");
--> statement-breakpoint
CREATE INDEX "results_by_person" ON "results" USING btree ("person_id") WHERE person_id is not null;
--> statement-breakpoint
CREATE INDEX "revocations_by_race" ON "revocations" USING btree ("race_id","state");
--> statement-breakpoint
CREATE INDEX "revocations_by_submission" ON "revocations" USING btree ("submission_id");
--> statement-breakpoint
CREATE INDEX "sandbox_notices_due" ON "sandbox_notices" USING btree ("due_at") WHERE "sandbox_notices"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "security_events_by_account" ON "security_events" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "security_events_by_time" ON "security_events" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "sessions_by_account" ON "sessions" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "staff_devices_by_race" ON "staff_devices" USING btree ("race_id","opened_at");
--> statement-breakpoint
CREATE INDEX "staff_events_by_race" ON "staff_events" USING btree ("race_id","received_at");
--> statement-breakpoint
CREATE INDEX "submission_files_by_upload" ON "submission_files" USING btree ("upload_id");
--> statement-breakpoint
CREATE INDEX "submissions_by_account" ON "submissions" USING btree ("account_id","created_at");
--> statement-breakpoint
CREATE INDEX "submissions_by_race" ON "submissions" USING btree ("race_id","use","created_at","submission_id");
--> statement-breakpoint
CREATE INDEX "submissions_by_replacement" ON "submissions" USING btree ("replaced_by") WHERE replaced_by is not null;
--> statement-breakpoint
CREATE INDEX "team_members_by_team" ON "team_members" USING btree ("team_id");
--> statement-breakpoint
CREATE INDEX "teams_by_captain" ON "teams" USING btree ("captain_id");
--> statement-breakpoint
CREATE INDEX "teams_by_order" ON "teams" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "teams_by_race" ON "teams" USING btree ("race_id");
--> statement-breakpoint
CREATE INDEX "timing_sources_by_race" ON "timing_sources" USING btree ("race_id");
--> statement-breakpoint
CREATE INDEX "transfers_by_order" ON "transfers" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "uploads_by_account" ON "uploads" USING btree ("account_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "one_answer_for_a_key" ON "submissions" USING btree ("race_id","key") WHERE use = 'general' and account_id is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "one_answer_for_a_person" ON "entrants" USING btree ("race_id","item","document_mac") WHERE use = 'general' and is_standing and document_mac is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "one_application_for_an_item" ON "entrants" USING btree ("race_id","item","document_mac") WHERE use = 'through-entry' and is_standing and document_mac is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "one_cancellation_of_a_race" ON "race_cancellations" USING btree ("race_id") WHERE state <> 'refused';
--> statement-breakpoint
CREATE UNIQUE INDEX "one_correction_of_a_field" ON "result_corrections" USING btree ("race_id","item","edition","bib","field") WHERE released_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "one_entry_of_a_bib" ON "entries" USING btree ("race_id","bib") WHERE state in ('pool', 'reserved', 'won', 'offered', 'waitlisted', 'confirmed');
--> statement-breakpoint
CREATE UNIQUE INDEX "one_entry_of_an_entrant" ON "entries" USING btree ("submission_id","position") WHERE state not in ('expired', 'withdrawn');
--> statement-breakpoint
CREATE UNIQUE INDEX "one_hand_out_of_a_material" ON "hand_outs" USING btree ("entry_id","material") WHERE undone_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "one_invitation_of_a_contact" ON "invitations" USING btree ("race_id","item","contact_mac","ordinal") WHERE state in ('sent', 'used');
--> statement-breakpoint
CREATE UNIQUE INDEX "one_invitation_of_a_sign_up" ON "invitations" USING btree ("submission_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "one_invitation_of_an_application" ON "invitations" USING btree ("application_id") WHERE state in ('sent', 'used');
--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_entry_of_a_person" ON "entries" USING btree ("race_id","exclusion_group","person_id") WHERE state in ('pool', 'reserved', 'won', 'offered', 'waitlisted', 'confirmed');
--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_mailing_of_a_runner" ON "mailings" USING btree ("runner_id") WHERE state <> 'cancelled';
--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_mailing_of_an_entry" ON "mailings" USING btree ("entry_id") WHERE state <> 'cancelled';
--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_pickup_of_an_entry" ON "pickups" USING btree ("entry_id") WHERE state in ('booked', 'checked_in', 'collected');
--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_import_of_a_folder" ON "photo_batches" USING btree ("race_id","edition","folder") WHERE state = 'importing';
--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_payment_of_a_way" ON "payments" USING btree ("order_id","merchant","way") WHERE state = 'open';
--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_transfer" ON "transfers" USING btree ("from_submission") WHERE state = 'open';
--> statement-breakpoint
CREATE UNIQUE INDEX "one_passing_of_a_content" ON "passings" USING btree ("source_id","external_id","content_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "one_removal_of_a_photo" ON "photo_removals" USING btree ("photo_id","bib") WHERE restored_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "one_revocation_that_waits" ON "revocations" USING btree ("submission_id") WHERE state = 'waiting';
--> statement-breakpoint
CREATE UNIQUE INDEX "one_sign_up_in_a_group" ON "entrants" USING btree ("race_id","exclusion_group","document_mac") WHERE use = 'sign-up' and is_standing and document_mac is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "one_transfer_in" ON "transfers" USING btree ("to_submission");
--> statement-breakpoint
CREATE UNIQUE INDEX "one_transfer_out" ON "transfers" USING btree ("from_submission") WHERE state = 'done';
--> statement-breakpoint
CREATE UNIQUE INDEX "one_verified_account" ON "real_names" USING btree ("card_type","card_mac") WHERE audit_status = 2;
--> statement-breakpoint
-- Pictures are compressed already: PostgreSQL would try it again for nothing.
ALTER TABLE "published_parts" ALTER COLUMN "content" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- The log is append-only: no writer through the program changes it. The purge of
-- `startline audit --purge-before` names its instant for the transaction, and rows of the last 30
-- days stay in any case.
CREATE FUNCTION "keep_security_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '30 days'
      AND OLD.at < nullif(current_setting('startline.purge_before', true), '')::timestamptz THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'security_events is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "security_events_are_kept"
  BEFORE UPDATE OR DELETE ON "security_events"
  FOR EACH ROW EXECUTE FUNCTION "keep_security_events"();
--> statement-breakpoint
CREATE TRIGGER "security_events_are_not_emptied"
  BEFORE TRUNCATE ON "security_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_security_events"();
--> statement-breakpoint
-- What is paid back of a payment is never more than it: the payment is locked, so that of two
-- refunds at once the second counts the first.
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
$$;
--> statement-breakpoint
CREATE TRIGGER "refunds_within_payment"
  AFTER INSERT OR UPDATE OF "amount_fen", "state", "out_trade_no" ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION "refunds_within_payment"();
--> statement-breakpoint
-- The tables of the audit are append-only, and so is its chain. The owner of the database can drop a
-- trigger; the chain then no longer verifies.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_lines_are_kept"
  BEFORE UPDATE OR DELETE ON "audit_lines"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_lines_are_not_emptied"
  BEFORE TRUNCATE ON "audit_lines"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "entry_history_is_kept"
  BEFORE UPDATE OR DELETE ON "entry_history"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "entry_history_is_not_emptied"
  BEFORE TRUNCATE ON "entry_history"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "order_history_is_kept"
  BEFORE UPDATE OR DELETE ON "order_history"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "order_history_is_not_emptied"
  BEFORE TRUNCATE ON "order_history"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_links_are_kept"
  BEFORE UPDATE OR DELETE ON "audit_links"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_links_are_not_emptied"
  BEFORE TRUNCATE ON "audit_links"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- What waits to be chained is added once for a statement, not for a row: a rush inserts hundreds of
-- rows at once.
CREATE FUNCTION "await_chaining_of_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_pending (source, line, race_id) SELECT 'line', seq, coalesce(race_id, '') FROM added ORDER BY seq;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "await_chaining_of_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_pending (source, line, race_id)
    SELECT 'entry', a.seq, e.race_id FROM added a JOIN entries e ON e.entry_id = a.entry_id ORDER BY a.seq;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "await_chaining_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_pending (source, line, race_id)
    SELECT 'order', a.seq, o.race_id FROM added a JOIN orders o ON o.order_id = a.order_id ORDER BY a.seq;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_history_awaits_chaining"
  AFTER INSERT ON "order_history" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "await_chaining_of_order"();
--> statement-breakpoint
CREATE TRIGGER "audit_lines_await_chaining"
  AFTER INSERT ON "audit_lines" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "await_chaining_of_line"();
--> statement-breakpoint
CREATE TRIGGER "entry_history_awaits_chaining"
  AFTER INSERT ON "entry_history" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "await_chaining_of_entry"();
--> statement-breakpoint
-- A published set of results stays as people read it: neither the set nor its rows change. A draft
-- is derived, so that rows of a set are added and deleted, and never changed.
CREATE FUNCTION "keep_published_set"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.kind <> 'draft' THEN
    RAISE EXCEPTION 'a published set of results is kept' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE FUNCTION "keep_published_results"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM result_sets s WHERE s.kind <> 'draft' AND s.set_id IN (SELECT c.set_id FROM changed c)) THEN
    RAISE EXCEPTION 'a published set of results is kept' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF TG_OP = 'INSERT' AND EXISTS (SELECT FROM (SELECT DISTINCT set_id FROM changed) c
    WHERE NOT EXISTS (SELECT FROM result_sets s WHERE s.set_id = c.set_id)) THEN
    RAISE EXCEPTION 'results are of no set' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "published_sets_are_kept"
  BEFORE UPDATE OR DELETE ON "result_sets"
  FOR EACH ROW EXECUTE FUNCTION "keep_published_set"();
--> statement-breakpoint
CREATE TRIGGER "published_results_are_kept"
  AFTER DELETE ON "results" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_published_results"();
--> statement-breakpoint
CREATE TRIGGER "published_results_are_complete"
  AFTER INSERT ON "results" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_published_results"();
--> statement-breakpoint
CREATE TRIGGER "results_are_not_edited"
  BEFORE UPDATE OR TRUNCATE ON "results"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "prize_events_are_kept"
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "prize_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- What timing systems sent stays as it is, but for a rehearsal, which is deleted before the race.
CREATE FUNCTION "keep_passings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM timing_sources s WHERE s.rehearsal IS NULL AND s.source_id IN (SELECT c.source_id FROM changed c)) THEN
    RAISE EXCEPTION 'passings of a race are kept' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "passings_are_kept"
  AFTER DELETE ON "passings" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_passings"();
--> statement-breakpoint
CREATE TRIGGER "passings_are_not_edited"
  BEFORE UPDATE OR TRUNCATE ON "passings"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- A race pack is handed out or mailed, never both: whichever comes second waits for the entry's row,
-- and then sees the first.
CREATE FUNCTION "mailed_or_handed_out"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM entries WHERE entry_id = NEW.entry_id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM hand_outs h WHERE h.entry_id = NEW.entry_id AND h.undone_at IS NULL)
    AND EXISTS (SELECT FROM mailings m WHERE m.entry_id = NEW.entry_id AND m.state NOT IN ('requested', 'cancelled')) THEN
    RAISE EXCEPTION 'a race pack is handed out or mailed, not both' USING ERRCODE = 'check_violation', CONSTRAINT = 'mailed_or_handed_out';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "mailed_is_not_handed_out"
  AFTER INSERT OR UPDATE OF "state", "entry_id" ON "mailings"
  FOR EACH ROW WHEN (NEW.entry_id IS NOT NULL AND NEW.state NOT IN ('requested', 'cancelled'))
  EXECUTE FUNCTION "mailed_or_handed_out"();
--> statement-breakpoint
CREATE TRIGGER "handed_out_is_not_mailed"
  AFTER INSERT OR UPDATE OF "undone_at", "entry_id" ON "hand_outs"
  FOR EACH ROW WHEN (NEW.undone_at IS NULL)
  EXECUTE FUNCTION "mailed_or_handed_out"();
--> statement-breakpoint
CREATE TRIGGER "mailing_history_is_kept"
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "mailing_history"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
