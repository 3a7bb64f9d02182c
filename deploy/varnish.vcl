vcl 4.1;

# Varnish between a proxy that terminates TLS and the shop, as a shared cache of guests' pages. The proxy
# sets X-Forwarded-Proto, X-Forwarded-Host and X-Request-Id.
backend shop {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  unset req.http.traceparent;
  unset req.http.tracestate;
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Customers' responses and parts of files come from the shop.
  if (req.http.Cookie ~ "(^|; ?)(__Host-)?token=" || req.http.Range) {
    return (pass);
  }
  # Varnish would pass all requests with cookies, but the shop's Vary tells which cookies matter.
  return (hash);
}

sub vcl_backend_response {
  # Without a lifetime from the shop, Varnish would store a response for two minutes.
  if (beresp.http.Cache-Control !~ "(max-age|s-maxage)=") {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
}
