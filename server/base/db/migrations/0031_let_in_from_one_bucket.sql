CREATE TABLE "waiting_buckets" (
	"race_id" text PRIMARY KEY NOT NULL,
	"used_until" double precision NOT NULL,
	"granted" integer NOT NULL
);
