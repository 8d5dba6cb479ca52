CREATE TABLE "payment_servers" (
	"server_id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_servers_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fingerprint" text NOT NULL,
	"names" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
